import * as v from 'valibot'
import { accountArguments } from '#features/payments/wire/refunds.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const ofLine = { table: 'bank_statement_line', parameter: 'bank_statement_line_ID' } as const

/** Money that no payment explains waits in suspense. */
export const suspenseMove = contract({
  slug: 'suspense_move',
  input: v.object({ bank_statement_line_ID: argument.integer(), reason: argument.text() }),
  recordParameter: ofLine,
})

/** Back from suspense to the open lines. */
export const suspenseBack = contract({
  slug: 'suspense_back',
  input: v.object({ bank_statement_line_ID: argument.integer(), reason: argument.text() }),
  recordParameter: ofLine,
})

/** Proposes that money in suspense, which no one claims, becomes income. */
export const suspenseWriteOff = contract({
  slug: 'suspense_write_off',
  input: v.object({
    /** `line:12` or `khalti:…`. */
    item: argument.text(argument.nameLength),
    reason: argument.text(),
  }),
})

/** Proposes that money of the bank in suspense goes back to who sent it. */
export const suspensePayBack = contract({
  slug: 'suspense_pay_back',
  input: v.object({
    /** `line:12`. */
    item: argument.text(argument.nameLength),
    ...accountArguments,
    reason: argument.text(),
  }),
})

/** Proposes that money in suspense, or written off, is a student's: their credit, of which an open fee may be paid. */
export const suspensePlace = contract({
  slug: 'suspense_place',
  input: v.object({
    /** `line:12` or `khalti:…`. */
    item: argument.text(argument.nameLength),
    C_BPartner_ID: argument.integer(),
    payment_type: v.optional(argument.text()),
    payment_reference_id: v.optional(argument.integer()),
    reason: argument.text(),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})
