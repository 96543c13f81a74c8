import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'

/** A last day that is near. */
export const closing = v.object({
  id: v.string(),
  title: message,
  /** Of the opening. */
  name: message,
  day: v.string(),
  applied: v.number(),
  /** Of them, those whose fee is owed. */
  unpaid: v.number(),
})
export type Closing = v.InferOutput<typeof closing>

/** Money of one group, in paisa, a day each, today last. */
export const received = v.object({
  title: message,
  days: list(
    v.object({
      day: v.string(),
      amount: v.number(),
    }),
  ),
})
export type Received = v.InferOutput<typeof received>

export const overview = v.object({
  closing: list(closing),
  /** null for a role that does not count the money. */
  received: v.nullable(list(received)),
})
export type Overview = v.InferOutput<typeof overview>
