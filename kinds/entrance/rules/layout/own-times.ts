import { addMinutes, minutesOf } from '#platform/pure/calendar/clock-time.ts'

/** Clock times such as `11:00`; '' where one is not set. */
type EntranceTimes = Readonly<Record<'from' | 'gate' | 'reporting', string>>

/**
 * Reporting and gate time of a sitting: as long before it as the entrance says for its own time; '' where the entrance
 * does not say it.
 */
export function timesBefore(
  sittingFrom: string,
  { from, gate, reporting }: EntranceTimes,
): Readonly<Record<'gate' | 'reporting', string>> {
  const moved = (time: string) =>
    from === '' || time === '' ? '' : addMinutes(sittingFrom, minutesOf(time) - minutesOf(from))
  return { gate: moved(gate), reporting: moved(reporting) }
}
