import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { importFile, importRow, importSummary, importTarget } from './import-file.ts'

const importId = { import_ID: argument.integer() } as const

export const importTargets = contract({
  slug: 'import_targets',
  input: v.object({}),
  output: v.object({
    targets: list(importTarget),
    /** The newest first. */
    latest: list(importSummary),
  }),
})

/** All records of a target as a file that can be imported. `format`: `csv`, which is usual, or `xlsx`. */
export const importExport = contract({
  slug: 'import_export',
  input: v.object({ target: argument.text(), format: v.optional(argument.text(4)) }),
})

/** Announces a file, which then comes in pieces. */
export const importBegin = contract({
  slug: 'import_begin',
  input: v.object({
    target: argument.text(),
    file_name: argument.text(argument.nameLength),
    bytes: argument.integer(),
  }),
  output: v.object({ id: v.number(), pieceBytes: v.number() }),
})

/** A piece of the file, from 0; with the last one the file is read and planned. */
export const importPiece = contract({
  slug: 'import_piece',
  input: v.object({ ...importId, place: argument.integer(), file: argument.bytes() }),
  output: v.object({ isComplete: v.boolean() }),
})

export const importRead = contract({
  slug: 'import_read',
  input: v.object(importId),
  output: v.object({ file: importFile }),
})

/** Reads the next pictures of a zip that has arrived; with the last one the plan is made. */
export const importUnpack = contract({
  slug: 'import_unpack',
  input: v.object(importId),
  output: v.object({ unread: v.number() }),
})

/** Fifty rows of a state, after a row of the file. */
export const importRows = contract({
  slug: 'import_rows',
  input: v.object({ ...importId, state: argument.text(), after: argument.integer() }),
  output: v.object({ rows: list(importRow) }),
})

/** Refused rows as a CSV file with their reasons, to be corrected elsewhere. */
export const importRefused = contract({ slug: 'import_refused', input: v.object(importId) })

/** Says where a column of the file goes; '' for nowhere. `place`: number of the column, from 0. */
export const importMap = contract({
  slug: 'import_map',
  input: v.object({ ...importId, place: argument.integer(), column: argument.text() }),
  output: v.object({ file: importFile }),
})

/** Chooses the columns that find a record. */
export const importKey = contract({
  slug: 'import_key',
  input: v.object({ ...importId, key: argument.text() }),
  output: v.object({ file: importFile }),
})

/** Corrects a cell. */
export const importFix = contract({
  slug: 'import_fix',
  input: v.object({
    ...importId,
    line: argument.integer(),
    column: argument.text(),
    value: argument.text(),
  }),
})

/** Leaves a row out, or takes it in again; without a row: all refused ones. */
export const importLeaveOut = contract({
  slug: 'import_leave_out',
  input: v.object({
    ...importId,
    line: v.optional(argument.integer()),
    isLeftOut: argument.flag(),
  }),
})

/** Makes a new plan. */
export const importPlan = contract({
  slug: 'import_plan',
  input: v.object(importId),
  output: v.object({ file: importFile }),
})

/** Ends the check that runs; the plan stays as it was before. */
export const importPlanCancel = contract({
  slug: 'import_plan_cancel',
  input: v.object(importId),
  output: v.object({}),
})

export const importCommit = contract({
  slug: 'import_commit',
  input: v.object(importId),
  /** `n_proposal_ID`: of a file with money, which waits for a second person. */
  output: v.object({ stored: v.number(), n_proposal_ID: v.exactOptional(v.number()) }),
})

/** Invites the next students of an import by mail. */
export const importInvite = contract({
  slug: 'import_invite',
  input: v.object(importId),
  output: v.object({ invited: v.number() }),
})

export const importUndo = contract({
  slug: 'import_undo',
  input: v.object(importId),
  /** As above. */
  output: v.object({ n_proposal_ID: v.exactOptional(v.number()) }),
})
