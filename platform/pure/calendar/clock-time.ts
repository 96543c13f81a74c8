const minutesOfDay = 24 * 60

/** Minutes since midnight of a 24-hour time such as `10:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** `09:45` for `10:00` and -15; beyond midnight the clock begins again. */
export function addMinutes(time: string, minutes: number): string {
  const sum = (minutesOf(time) + minutes) % minutesOfDay
  const total = (sum + minutesOfDay) % minutesOfDay
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
