/** Somebody's piece of work at a time. `who` is an id of the person; their work never runs twice at once. */
export type FairQueue = <Result>(who: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Lets at most `places` pieces of work run at once, of one person never more than one, and gives turns to people, not
 * to pieces: whoever brings ten waits behind everybody who brings one.
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
