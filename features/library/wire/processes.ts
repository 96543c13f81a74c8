import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { counterReader, libraryDay as day, scanned } from './counter.ts'

const onCopy = { a_asset_ID: argument.integer() }
const copyRecord = { table: 'a_asset', parameter: 'a_asset_ID' }

export const libraryCopySave = contract({
  slug: 'library_copy_save',
  input: v.object({
    a_asset_ID: v.optional(argument.integer()),
    Value: argument.text(argument.nameLength),
    Name: argument.text(),
    Author: v.optional(argument.text()),
    isbn: v.optional(argument.text(argument.nameLength)),
    publisher: v.optional(argument.text(argument.nameLength)),
  }),
})

/** Step of the desk that was done, for an undo. */
export const deskStep = v.object({ step: v.number() })

export const libraryIssue = contract({
  slug: 'library_issue',
  input: v.object({ ...onCopy, C_BPartner_ID: argument.integer() }),
  output: deskStep,
  recordParameter: copyRecord,
})

export const libraryRenew = contract({
  slug: 'library_renew',
  input: v.object({ ...onCopy }),
  output: deskStep,
  recordParameter: copyRecord,
})

export const libraryReturn = contract({
  slug: 'library_return',
  input: v.object({ ...onCopy }),
  output: deskStep,
  recordParameter: copyRecord,
})

export const libraryUndo = contract({
  slug: 'library_undo',
  input: v.object({ ...onCopy, library_step_ID: argument.integer() }),
  recordParameter: copyRecord,
})

export const libraryFineSettle = contract({
  slug: 'library_fine_settle',
  input: v.object({
    n_library_fine_ID: argument.integer(),
    receiptno: v.optional(argument.text()),
    reason: v.optional(argument.text()),
  }),
  recordParameter: { table: 'n_library_fine', parameter: 'n_library_fine_ID' },
})

export const libraryHold = contract({
  slug: 'library_hold',
  input: v.object({
    a_asset_ID: argument.integer(),
    C_BPartner_ID: argument.integer(),
  }),
})

export const libraryHoldEnd = contract({
  slug: 'library_hold_end',
  input: v.object({
    n_library_hold_ID: argument.integer(),
  }),
  recordParameter: { table: 'n_library_hold', parameter: 'n_library_hold_ID' },
})

export const libraryDay = contract({
  slug: 'library_day',
  input: v.object({}),
  output: v.object({ day }),
})

export const libraryScan = contract({
  slug: 'library_scan',
  input: v.object({
    typed: argument.text(),
    C_BPartner_ID: v.optional(argument.integer()),
  }),
  output: v.object({ scanned }),
})

export const libraryReader = contract({
  slug: 'library_reader',
  input: v.object({
    C_BPartner_ID: argument.integer(),
  }),
  output: v.object({ reader: counterReader }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const libraryFace = contract({
  slug: 'library_face',
  input: v.object({ C_BPartner_ID: argument.integer() }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const libraryCopyWithdraw = contract({
  slug: 'library_copy_withdraw',
  input: v.object({
    a_asset_ID: argument.integer(),
    reason: argument.text(),
  }),
  recordParameter: { table: 'a_asset', parameter: 'a_asset_ID' },
})
