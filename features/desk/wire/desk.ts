import * as v from 'valibot'
import { message } from '#platform/pure/rest-dialect/answers.ts'
import { signs } from '../rules/checks.ts'

/** Median days from waiting to decision in the last 30 days, and of how many decisions. */
export const usualDays = v.object({
  days: v.number(),
  of: v.number(),
})
export type UsualDays = v.InferOutput<typeof usualDays>

export const deskQueue = v.object({
  id: v.string(),
  name: message,
  waiting: v.number(),
  mine: v.number(),
  /** Items with a question to the reader. */
  questions: v.number(),
  /** ISO timestamp since which the oldest waits. */
  oldest: v.nullable(v.string()),
  /** Days within which the office promises to decide. */
  promiseDays: v.number(),
  late: v.number(),
  /** Items with a check that blocks or has to be looked at. */
  warnings: v.number(),
  /** Items of which every check agrees. */
  agreeing: v.number(),
  /** null while too little was decided to say. */
  usual: v.nullable(usualDays),
})
export type DeskQueue = v.InferOutput<typeof deskQueue>

/** Opening that an item was sent for, or a fee that is the same for all. */
const openingOf = v.object({
  id: v.string(),
  name: message,
})

export const deskRow = v.object({
  record: v.number(),
  name: v.string(),
  about: message,
  /** In paisa; null where nothing is paid. */
  amount: v.nullable(v.number()),
  since: v.string(),
  sign: v.picklist(signs),
  words: message,
  /** Every check agrees: may be approved with others. */
  isReady: v.boolean(),
  lock: v.nullable(
    v.object({
      name: v.string(),
      isMine: v.boolean(),
    }),
  ),
  assigned: v.nullable(
    v.object({
      name: v.string(),
      isMine: v.boolean(),
    }),
  ),
  /** Name of the colleague who was asked and has not answered. */
  asked: v.nullable(v.string()),
  /** A question to the reader that waits for an answer, or the answer to their own, with the colleague's name. */
  forMe: v.nullable(v.object({ is: v.picklist(['question', 'answer']), by: v.string() })),
  heldUntil: v.nullable(v.string()),
  /** Opening it was sent for; null if it is returned only by itself. */
  opening: v.nullable(openingOf),
  /** Entered by the reader, or about them: another person decides. */
  isOwn: v.boolean(),
})
export type DeskRow = v.InferOutput<typeof deskRow>

/** Agreements of staff about an item. */
export const itemStatus = v.object({
  ...v.pick(deskRow, ['lock', 'assigned', 'heldUntil']).entries,
  question: v.nullable(
    v.object({
      by: v.string(),
      of: v.string(),
      isForMe: v.boolean(),
      text: v.string(),
      answer: v.nullable(v.string()),
    }),
  ),
  heldReason: v.nullable(v.string()),
})
export type ItemStatus = v.InferOutput<typeof itemStatus>

export const colleague = v.object({
  id: v.number(),
  name: v.string(),
})
export type Colleague = v.InferOutput<typeof colleague>

/** A lock that a colleague took over from the person who reads it. */
export const takeOver = v.object({
  id: v.number(),
  queue: v.string(),
  queueName: message,
  record: v.number(),
  by: v.string(),
  /** ISO timestamp. */
  taken: v.string(),
})
export type TakeOver = v.InferOutput<typeof takeOver>
