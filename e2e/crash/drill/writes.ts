import { setTimeout as wait } from 'node:timers/promises'
import { type Acknowledged, countOf } from '../crash-work.ts'

const lookMs = 20

/** Counts of acknowledged writes by list, and answers so far. */
export type Mark = {
  readonly atMs: number
  readonly counts: Readonly<Record<string, number>>
  readonly answers: number
}

/** Notes when a write was acknowledged, to 20 ms. */
export function watchWrites(known: () => Acknowledged, answers: readonly number[]) {
  const times: number[] = [performance.now()]
  let last = 0
  const timer = setInterval(() => {
    const sum = countOf(known())
    if (sum > last) times.push(performance.now())
    last = sum
  }, lookMs)
  return {
    mark: (): Mark => ({
      atMs: performance.now(),
      counts: countsOf(known()),
      answers: answers.length,
    }),
    /** Longest time without an acknowledged write, the one at `from` included. */
    longestPauseMs(from: Mark, to: Mark): number {
      const before = times.findLast((ms) => ms <= from.atMs) ?? from.atMs
      const within = times.filter((ms) => ms > from.atMs && ms <= to.atMs)
      const all = [before, ...within, to.atMs]
      return Math.max(...all.slice(1).map((ms, place) => ms - (all[place] ?? ms)))
    },
    /** False when no write was acknowledged within the time. */
    async isWriting(withinMs: number): Promise<boolean> {
      const asked = performance.now()
      while (performance.now() - asked < withinMs) {
        if ((times.at(-1) ?? 0) > asked) return true
        await wait(lookMs)
      }
      return false
    },
    stop: () => clearInterval(timer),
  }
}

export type Watch = ReturnType<typeof watchWrites>

/** The writes that were acknowledged from one mark to the other. */
export function between(known: Acknowledged, from: Mark, to: Mark): Acknowledged {
  const lists = Object.entries(known).map(([name, list]) => [
    name,
    list.slice(from.counts[name], to.counts[name]),
  ])
  return Object.fromEntries(lists) as Acknowledged
}

function countsOf(known: Acknowledged): Mark['counts'] {
  return Object.fromEntries(Object.entries(known).map(([name, list]) => [name, list.length]))
}
