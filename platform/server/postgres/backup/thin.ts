import type { Base } from './backup-folder.ts'

const dayMs = 24 * 3_600_000
/** Any moment of the last week can be restored. */
export const everyMomentDays = 7
/** Before that the state at the end of one base a week, so many weeks back. */
export const weeklyWeeks = 8

export type Thinning = {
  readonly bases: readonly Base[]
  /** True if a segment of a line is still needed. */
  readonly isNeeded: (line: string, segment: string) => boolean
}

/**
 * Chooses the parts of a backup to keep: every base of the last week, the one before them (so that the week is whole),
 * then one a week. Of the log, all since the oldest of the first; for each of the others only what it needs to open.
 */
export function thin(bases: readonly Base[], nowMs: number): Thinning {
  const age = (base: Base) => nowMs - Date.parse(base.finished)
  const newestFirst = bases.toSorted((one, other) => age(one) - age(other))
  const inWeek = newestFirst.filter((base) => age(base) <= everyMomentDays * dayMs)
  const before = newestFirst.slice(inWeek.length)
  const whole = [...inWeek, ...before.slice(0, 1)]
  const weekly = newestOfEachWeek(before.slice(1), age)
  return {
    bases: [...whole, ...weekly],
    isNeeded: (line, segment) =>
      !isSegment(segment) ||
      whole.some((base) => base.line === line && segment >= base.firstSegment) ||
      weekly.some(
        (base) => base.line === line && segment >= base.firstSegment && segment <= base.lastSegment,
      ),
  }
}

function newestOfEachWeek(newestFirst: readonly Base[], age: (base: Base) => number): Base[] {
  const weekOf = (base: Base) => Math.floor(age(base) / (7 * dayMs))
  return [...Map.groupBy(newestFirst, weekOf)]
    .filter(([week]) => week <= weeklyWeeks)
    .flatMap(([, [newest]]) => (newest === undefined ? [] : [newest]))
}

/** Not a note about a base or a line's history, which are small and stay. */
function isSegment(name: string): boolean {
  return /^[0-9A-F]{24}$/.test(name)
}
