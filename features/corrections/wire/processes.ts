import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { withReason } from '#features/desk/wire/reason.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const correctionAccept = contract({
  slug: 'correction_accept',
  input: v.object({
    correction_ID: argument.integer(),
  }),
  recordParameter: { table: 'n_correction', parameter: 'correction_ID' },
})

export const correctionReturn = contract({
  slug: 'correction_return',
  input: withReason({
    correction_ID: argument.integer(),
  }),
  recordParameter: { table: 'n_correction', parameter: 'correction_ID' },
})
