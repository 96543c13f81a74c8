import { day } from '#platform/pure/calendar/day.ts'
import type { EntryFirstDay, FirstDay } from '../wire/first-day.ts'

/** An action that is not early, with every day recorded. */
export const onTime: EntryFirstDay = {
  from: { day: day('2026-11-10'), time: '14:00', after: 'paper' },
  daysEarly: null,
  undated: [],
  agreed: null,
  proposal: null,
}

/** The same six days before 28 November 2026. */
export const sixDaysEarly: EntryFirstDay = {
  ...onTime,
  from: { day: day('2026-11-28'), time: '14:00', after: 'paper' },
  daysEarly: 6,
}

/** A release six days before its last exam paper. */
export const releaseSixDaysEarly: FirstDay = {
  from: { day: day('2026-11-28'), time: '14:00', after: 'papers' },
  daysEarly: 6,
  undated: [],
}
