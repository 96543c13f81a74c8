import {
  addDays,
  type Day,
  dayInNepal,
  daysBetween,
  msInNepal,
  timeInNepal,
} from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** Event that an action waits for. */
export const awaitedEvents = ['paper', 'papers', 'entrance', 'applications'] as const
export type AwaitedEvent = (typeof awaitedEvents)[number]

/** The first moment at which an action is allowed, in Nepal's calendar. */
export type FirstMoment = {
  readonly day: Day
  /** `14:00`; null: from the beginning of the day. */
  readonly time: string | null
  readonly after: AwaitedEvent
}

/** Day of an exam paper, and the time at which it ends. */
export type PaperEnd = { readonly day: Day; readonly to: string }

/** Marks of a course: once its exam paper is over; null where the routine has no day for it. */
export function afterPaper(paper: PaperEnd | null): FirstMoment | null {
  return paper && { day: paper.day, time: paper.to, after: 'paper' }
}

/** Results of an exam: once its last exam paper is over; those without a day are left out. */
export function afterLastPaper(papers: readonly (PaperEnd | null)[]): FirstMoment | null {
  return papers
    .map(
      (paper): FirstMoment | null => paper && { day: paper.day, time: paper.to, after: 'papers' },
    )
    .reduce(later, null)
}

/** An entrance as its opening says: the exam, and the last day on which one may apply (the late day). */
export type EntranceDays = {
  readonly examDay: Day | null
  /** `11:00`; null: not recorded. */
  readonly examTime: string | null
  readonly examMinutes: number | null
  readonly lastDay: Day | null
}

/** Scores and result of an entrance: once the exam is over and applications are closed, whichever comes later. */
export function afterEntrance({ lastDay, ...exam }: EntranceDays): FirstMoment | null {
  const closed =
    lastDay && ({ day: addDays(lastDay, 1), time: null, after: 'applications' } as const)
  return later(closed, examOver(exam))
}

function examOver({
  examDay,
  examTime,
  examMinutes,
}: Omit<EntranceDays, 'lastDay'>): FirstMoment | null {
  if (examDay === null) return null
  if (examTime === null) return { day: examDay, time: null, after: 'entrance' }
  const endMs = msInNepal(examDay, examTime) + (examMinutes ?? 0) * 60_000
  return { day: dayInNepal(endMs), time: timeInNepal(endMs), after: 'entrance' }
}

function later(one: FirstMoment | null, other: FirstMoment | null): FirstMoment | null {
  if (one === null || other === null) return one ?? other
  return msOf(other) >= msOf(one) ? other : one
}

function msOf({ day, time }: FirstMoment): number {
  return msInNepal(day, time ?? '00:00')
}

/** Days until an action is allowed, 0 later on the same day; null: it is not early, or no day is known. */
export function daysEarly(first: FirstMoment | null, nowMs: number): number | null {
  if (first === null || nowMs >= msOf(first)) return null
  return daysBetween(dayInNepal(nowMs), first.day)
}

/** Reason for an early action, and the first moment it was given for. */
export type EarlyReason = { readonly reason: string; readonly first: FirstMoment }

/** An early action needs a reason that was given for this moment or a later one. */
export function decideFirstDay(at: {
  readonly first: FirstMoment | null
  readonly nowMs: number
  readonly early: EarlyReason | null
}): Decision<'too-early' | 'day-moved'> {
  const { first, nowMs, early } = at
  if (first === null || daysEarly(first, nowMs) === null) return allowed
  if (early === null || early.reason.trim() === '') return refuse('too-early')
  return msOf(first) > msOf(early.first) ? refuse('day-moved') : allowed
}
