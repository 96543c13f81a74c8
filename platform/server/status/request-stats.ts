/** Upper bounds of the classes of duration, in ms; the last class has none. */
const boundsMs = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const
const minuteMs = 60_000
const minutes = 15

type Minute = { readonly minute: number; count: number; errors: number; readonly classes: number[] }

export type RequestFigures = {
  readonly count: number
  /** Answers with status 500 or above. */
  readonly errors: number
  /** Upper bound of the class in which half, and 95 of 100, were answered; null without requests. */
  readonly halfMs: number | null
  readonly mostMs: number | null
}

export type RequestStats = ReturnType<typeof requestStats>

/** Counts the answers of this process by minute, for the last quarter of an hour. */
export function requestStats(clock: () => number) {
  const ring: Minute[] = []

  function current(): Minute {
    const minute = Math.floor(clock() / minuteMs)
    const place = minute % minutes
    const known = ring[place]
    if (known?.minute === minute) return known
    const fresh = { minute, count: 0, errors: 0, classes: boundsMs.map(() => 0).concat(0) }
    ring[place] = fresh
    return fresh
  }

  return {
    note(status: number, ms: number): void {
      const at = current()
      const place = boundsMs.findIndex((bound) => ms <= bound)
      const index = place < 0 ? boundsMs.length : place
      at.count += 1
      if (status >= 500) at.errors += 1
      at.classes[index] = (at.classes[index] ?? 0) + 1
    },
    figures(): RequestFigures {
      const since = Math.floor(clock() / minuteMs) - minutes
      const recent = ring.filter((each) => each !== undefined && each.minute > since)
      const count = recent.reduce((sum, each) => sum + each.count, 0)
      const errors = recent.reduce((sum, each) => sum + each.errors, 0)
      const classes = [...boundsMs, Infinity].map((_, place) =>
        recent.reduce((sum, each) => sum + (each.classes[place] ?? 0), 0),
      )
      return { count, errors, halfMs: bound(classes, 0.5), mostMs: bound(classes, 0.95) }
    },
  }
}

/** Bound of the class in which that part of all is reached; the longest bound for all that took longer. */
function bound(classes: readonly number[], part: number): number | null {
  const wanted = classes.reduce((sum, each) => sum + each, 0) * part
  if (wanted === 0) return null
  let sum = 0
  const place = classes.findIndex((each) => (sum += each) >= wanted)
  return boundsMs[Math.min(place, boundsMs.length - 1)] ?? null
}
