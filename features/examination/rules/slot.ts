import { addMinutes } from '#platform/pure/calendar/clock-time.ts'
import { type Day, findDay, msInNepal } from '#platform/pure/calendar/day.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import type { Message } from '#platform/pure/message.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** Day and time of an exam paper: 24-hour times of Nepal, `10:00`. */
export type Slot = { readonly day: Day; readonly from: string; readonly to: string }

/** True if the two times overlap; one that ends in the minute the other begins does not. */
export function overlaps(one: Slot, other: Slot): boolean {
  return one.day === other.day && one.from < other.to && other.from < one.to
}

/** Students are in their seats this long before an exam paper begins, as every admit card says. */
const seatedMinutes = 15

/** `09:45` for an exam paper at `10:00`; '' for a time that is not known. */
export function seatedBy(from: string): string {
  return isTime(from) ? addMinutes(from, -seatedMinutes) : ''
}

/** `10:00 to 13:00`, in the digits of each language. */
export function hoursOf({ from, to }: Slot): Message {
  return { en: `${from} to ${to}`, ne: `${devanagariDigits(from)}देखि ${devanagariDigits(to)}` }
}

/** True for moving a future exam paper to a time that has begun: its marks could be entered at once. */
export function isMovedIntoPast(before: Slot, after: Slot, nowMs: number): boolean {
  return nowMs < msInNepal(before.day, before.to) && nowMs >= msInNepal(after.day, after.from)
}

export type SlotReason = 'not-a-day' | 'not-a-time' | 'ends-before-it-begins'

/** A slot as the office typed it, or why it is none. */
export function readSlot(typed: {
  readonly day: string
  readonly from: string
  readonly to: string
}): Slot | Extract<Decision<SlotReason>, { is: 'refused' }> {
  const day = /^\d{4}-\d\d-\d\d$/.test(typed.day) ? findDay(typed.day) : null
  if (day === null) return refuse('not-a-day')
  if (!isTime(typed.from) || !isTime(typed.to)) return refuse('not-a-time')
  const order = inOrder(typed.from, typed.to)
  return order.is === 'refused' ? order : { day, from: typed.from, to: typed.to }
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function inOrder(from: string, to: string): Decision<'ends-before-it-begins'> {
  return from < to ? allowed : refuse('ends-before-it-begins')
}
