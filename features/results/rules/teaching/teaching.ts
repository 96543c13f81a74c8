import type { Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** Days of a teacher at an offered course, both counted. */
export type TeachingDays = { readonly first: Day; readonly last: Day }

export type TeachingReason = 'not-a-teacher' | 'days-wrong' | 'days-over' | 'teaches-already'

/** Decides if a person may be given a course for these days. `others`: their days at this course that were not taken back. */
export function decideTeaching(
  days: TeachingDays,
  at: {
    readonly isTeacher: boolean
    readonly others: readonly TeachingDays[]
    readonly today: Day
  },
): Decision<TeachingReason> {
  if (!at.isTeacher) return refuse('not-a-teacher')
  if (days.last < days.first) return refuse('days-wrong')
  if (days.last < at.today) return refuse('days-over')
  return at.others.some((each) => days.first <= each.last && each.first <= days.last)
    ? refuse('teaches-already')
    : allowed
}

/** True from the first to the last day. */
export function teachesOn({ first, last }: TeachingDays, today: Day): boolean {
  return first <= today && today <= last
}
