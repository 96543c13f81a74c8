/** Keeps at most so many entries, and at most so much weight; the least recently used go first. */
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
  const entries = new Map<string, { readonly value: Value; readonly weight: number }>()
  let total = 0

  function drop(key: string): void {
    total -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, weight = 0) {
      drop(key)
      if (weight > maxWeight) return
      entries.set(key, { value, weight })
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
