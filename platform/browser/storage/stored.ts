import { useSyncExternalStore } from 'react'
import type { StoredName, StoredPrefix } from './registry.ts'

/** A value in the browser's storage, shared between components and tabs. */
export type Stored<T> = {
  get(): T
  set(value: T | null): void
  subscribe(listener: () => void): () => void
}

/** A browser's storage; null: this computer keeps nothing there. */
type Area = () => Storage | null

type Options<T> = {
  readonly key: StoredName
  /** Reads the stored JSON; null when it is not (or no longer) understood. */
  readonly parse: (json: unknown) => T | null
  readonly fallback: T
  readonly area?: Area
}

/** Storage may be full, forbidden (private windows) or none (shared computers): then the value lives as long as the page. */
export function stored<T>({
  key,
  parse,
  fallback,
  area = () => localStorage,
}: Options<T>): Stored<T> {
  const listeners = new Set<() => void>()
  /** `isValid`: the storage has the value too, so that removing it there also removes it here. */
  let known: { text: string | null; value: T; isValid: boolean } | null = null

  function get(): T {
    if (typeof window === 'undefined') return fallback
    const text = readText(area, key)
    const isSame = known?.text === text || (text === null && known?.isValid === false)
    if (known === null || !isSame) {
      const value = (text === null ? null : parse(parseJson(text))) ?? fallback
      known = { text, value, isValid: true }
    }
    return known.value
  }

  function set(value: T | null): void {
    const text = value === null ? null : JSON.stringify(value)
    writeText(area, key, text)
    known = { text, value: value ?? fallback, isValid: readText(area, key) === text }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      known = null
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }
  return { get, set, subscribe }
}

/** Prerendered pages are drawn with the fallback, so the first paint in the browser matches them. */
export function useStored<T>(store: Stored<T>, prerendered: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered)
}

export function readText(area: Area, key: StoredName): string | null {
  try {
    return area()?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function writeText(area: Area, key: StoredName, text: string | null): void {
  try {
    if (text === null) area()?.removeItem(key)
    else area()?.setItem(key, text)
  } catch {
    // Forbidden or full storage: the page goes on with what it holds in memory.
  }
}

/** Names of the things of this kind that are stored. */
export function namesOf(area: Area, prefix: StoredPrefix): readonly StoredName[] {
  const isOne = (name: string): name is `${StoredPrefix}${string}` => name.startsWith(prefix)
  return Object.keys(area() ?? {}).filter(isOne)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
