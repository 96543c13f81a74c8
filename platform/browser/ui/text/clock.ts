import { nepalOffsetMs } from '#platform/pure/calendar/day.ts'

/** `10:42`: 24 hours, Nepal time, whatever the device's zone. */
export function clockTime(timeMs: number): string {
  return new Date(timeMs + nepalOffsetMs).toISOString().slice(11, 16)
}
