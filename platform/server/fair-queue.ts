/** Runs one piece of work of a person at a time. `who` is an id of the person; their work never runs twice at once. */
export type FairQueue = <Result>(who: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most `places` pieces of work at once, at most one per person, and takes turns by person, not by piece: a
 * person with ten pieces waits behind every person with one.
 */
export function createFairQueue(places: number): FairQueue {
  const waiting = new Map<number, (() => void)[]>()
  const running = new Set<number>()

  /** For the person who has waited longest since their last turn; a Map gives its keys in the order they came. */
  function startNext(): void {
    if (running.size >= places) return
    for (const [who, works] of waiting) {
      if (running.has(who)) continue
      const start = works.shift()
      if (works.length === 0) waiting.delete(who)
      running.add(who)
      return start?.()
    }
  }

  function goBehindOthers(who: number): void {
    const works = waiting.get(who)
    waiting.delete(who)
    if (works !== undefined) waiting.set(who, works)
  }

  return async (who, work) => {
    await new Promise<void>((start) => {
      const works = waiting.get(who)
      if (works === undefined) waiting.set(who, [start])
      else works.push(start)
      startNext()
    })
    try {
      return await work()
    } finally {
      running.delete(who)
      goBehindOthers(who)
      startNext()
    }
  }
}
