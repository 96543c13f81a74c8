import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const enrollmentDropOut = contract({
  slug: 'enrollment_drop_out',
  input: v.object({
    n_program_enroll_ID: argument.integer(),
  }),
  recordParameter: { table: 'n_program_enroll', parameter: 'n_program_enroll_ID' },
})
