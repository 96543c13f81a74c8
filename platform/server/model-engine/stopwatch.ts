export type Step = 'authenticate' | 'parse' | 'plan' | 'run' | 'present'

/** Times the five steps of a request, in milliseconds, for the `Server-Timing` header. */
export type Stopwatch = {
  /** Adds the time since the last lap to this step. */
  lap(step: Step): void
  header(): string
}

/** Starts now; `authenticatedMs` is what the authenticate step took before. */
export function stopwatch(authenticatedMs = 0): Stopwatch {
  const laps: Record<Step, number> = {
    authenticate: authenticatedMs,
    parse: 0,
    plan: 0,
    run: 0,
    present: 0,
  }
  let last = performance.now()
  return {
    lap(step) {
      const now = performance.now()
      laps[step] += now - last
      last = now
    },
    header: () =>
      Object.entries(laps)
        .map(([step, ms]) => `${step};dur=${ms.toFixed(2)}`)
        .join(', '),
  }
}
