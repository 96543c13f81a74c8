import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { openOutcome } from './outcome-list.ts'

export const retotalingOutcomesOpen = contract({
  slug: 'retotaling_outcomes_open',
  input: v.object({}),
  output: v.object({ outcomes: list(openOutcome) }),
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
