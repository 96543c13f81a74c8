import * as v from 'valibot'
import { calendarDay, list, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { uncountedCounter } from './cash.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const sums = { debit: money, credit: money, lines: v.number() }

/** Days that were closed together. */
const closing = v.object({
  id: v.number(),
  firstDay: calendarDay,
  lastDay: calendarDay,
  transactions: v.number(),
  debit: money,
  proposedBy: v.string(),
  closedBy: v.string(),
  /** ISO time. */
  closed: v.string(),
})
export type Closing = v.InferOutput<typeof closing>

const book = v.object({
  accounts: list(v.object({ account: v.string(), ...sums })),
  heads: list(v.object({ head: v.string(), income: money })),
  staff: list(v.object({ name: v.nullable(v.string()), ...sums })),
  debit: money,
  credit: money,
  difference: money,
  /** Null: no day is closed. */
  closedUntil: v.nullable(calendarDay),
  /** A close waits for its second person. */
  isProposed: v.boolean(),
  /** Cash counters that were not counted after their last entry of these days or before. */
  uncounted: list(uncountedCounter),
  /** The newest closings. */
  closings: list(closing),
})
export type DayBook = v.InferOutput<typeof book>

/** Days as `2026-11-27`, both included. */
export const dayBook = contract({
  slug: 'day_book',
  input: v.object({ first_day: argument.text(), last_day: argument.text() }),
  output: v.object({ book }),
})

export const dayClose = contract({
  slug: 'day_close',
  input: v.object({ last_day: argument.text() }),
})
