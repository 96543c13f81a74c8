import * as v from 'valibot'
import { message } from '#platform/pure/rest-dialect/answers.ts'

/** A course of an accepted retotaling whose outcome is still to be entered, as the office lists it. */
export const openOutcome = v.object({
  n_exam_rtdetails_ID: v.number(),
  erollno: v.string(),
  name: v.string(),
  exam: message,
  code: v.string(),
  course: message,
  /** Why the student asked. */
  description: v.string(),
  /** The mark of the final examination that counts now, and what it is of. */
  mark: v.nullable(v.number()),
  full: v.nullable(v.number()),
  isOwing: v.boolean(),
  /** Proposal that waits for a second person. */
  proposal: v.nullable(
    v.object({
      by: v.string(),
      isOwn: v.boolean(),
    }),
  ),
})
export type OpenOutcome = v.InferOutput<typeof openOutcome>
