import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'

/** Days before the last day at which a reminder is sent (SPEC §9 Due soon threshold). */
export const remindDays = 3

export type Reminder = 'soon' | 'today' | 'overdue'

/** Which reminder a last day asks for: some days before it, on it, or after it; null: none yet. */
export function reminderFor(until: Day, today: Day): Reminder | null {
  const left = daysBetween(today, until)
  if (left < 0) return 'overdue'
  if (left === 0) return 'today'
  return left <= remindDays ? 'soon' : null
}

/** True by day: reminders never ring a telephone at night. `time` is Nepal's, `07:30`. */
export function mayRemindAt(time: string): boolean {
  return time >= '07:00' && time < '21:00'
}
