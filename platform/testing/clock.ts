import { type Day, nepalOffsetMs } from '#platform/pure/calendar/day.ts'

export type TestClock = {
  readonly nowMs: () => number
  /** Nepal time, `23:59:59.999` style. */
  readonly travelTo: (day: Day | string, time?: string) => void
  readonly advance: (ms: number) => void
}

/** A clock that stands still until it is moved. */
export function testClock(day: Day | string, time = '12:00:00.000'): TestClock {
  let now = momentAt(day, time)
  return {
    nowMs: () => now,
    travelTo: (to, at = '12:00:00.000') => (now = momentAt(to, at)),
    advance: (ms) => (now += ms),
  }
}

function momentAt(day: string, time: string): number {
  return Date.parse(`${day}T${time}Z`) - nepalOffsetMs
}
