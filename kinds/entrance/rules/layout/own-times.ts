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
    from === '' || time === ''
      ? ''
      : clockOf(minutesOf(sittingFrom) - (minutesOf(from) - minutesOf(time)))
  return { gate: moved(gate), reporting: moved(reporting) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function clockOf(minutes: number): string {
  const ofDay = (minutes + 24 * 60) % (24 * 60)
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
