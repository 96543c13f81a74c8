/** Keeps at most so many entries, and at most so much weight; what was used longest ago goes first. */
export type BoundedCache<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value, weight?: number): void
  delete(key: string): void
  deleteWhere(isStale: (value: Value) => boolean): void
}

export function boundedCache<Value>(
  maxEntries: number,
  maxWeight = Number.POSITIVE_INFINITY,
): BoundedCache<Value> {
  type Entry = { readonly value: Value; readonly weight: number; movedAt: number }
  /** Roughly in the order of their last use. */
  const entries = new Map<string, Entry>()
  let total = 0
  let uses = 0

  function drop(key: string): void {
    total -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  /** Moving costs more than finding: an entry moves again when half of the others may have passed it. */
  function moveToEnd(key: string, entry: Entry): void {
    entries.delete(key)
    entries.set(key, entry)
    entry.movedAt = uses
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      uses += 1
      if (uses - entry.movedAt > entries.size / 2) moveToEnd(key, entry)
      return entry.value
    },
    set(key, value, weight = 0) {
      drop(key)
      if (weight > maxWeight) return
      uses += 1
      entries.set(key, { value, weight, movedAt: uses })
      total += weight
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxWeight) return
        drop(oldest)
      }
    },
    delete: drop,
    deleteWhere(isStale) {
      for (const [key, { value }] of entries) if (isStale(value)) drop(key)
    },
  }
}
