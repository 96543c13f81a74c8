import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const retotalingOutcomesOpen = contract({
  slug: 'retotaling_outcomes_open',
  input: v.object({}),
})

export const retotalingOutcome = contract({
  slug: 'retotaling_outcome',
  input: v.object({
    n_exam_rtdetails_ID: argument.integer(),
    external: argument.text(),
    reason: argument.text(),
  }),
  recordParameter: { table: 'n_exam_rtdetails', parameter: 'n_exam_rtdetails_ID' },
})
