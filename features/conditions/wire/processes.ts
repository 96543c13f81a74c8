import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const verdict = v.object({
  rule: message,
  needed: message,
  yours: message,
  /** The way to change the value. */
  ask: message,
  isMet: v.boolean(),
})

const judgedOpening = v.object({ id: v.number(), conditions: list(verdict) })
export type JudgedOpening = v.InferOutput<typeof judgedOpening>

/** Published openings of a table that are not over and have conditions, judged for the caller. */
export const openingConditions = contract({
  slug: 'opening_conditions',
  input: v.object({ table: argument.text() }),
  output: v.object({ openings: list(judgedOpening) }),
})
