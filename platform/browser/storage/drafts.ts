import { useEffect, useRef, useState } from 'react'
import type { StoredName, StoredPrefix } from './registry.ts'
import { namesOf, parseJson, readText, writeText } from './stored.ts'

const prefix = 'draft:' satisfies StoredPrefix
const longerKey = 'drafts_stay'
const quietMs = 500
const areas = [() => sessionStorage, () => localStorage] as const

/** This browser tab's storage, or the device's with Remember Me (DESIGN §6 Drafts). */
function area(): Storage {
  return readText(() => localStorage, longerKey) === null ? sessionStorage : localStorage
}

export type Draft<T> = {
  /** Values typed before, or null. */
  readonly found: T | null
  /** Time at which the current values were stored, ms since 1970; null until then. */
  readonly draftSavedAtMs: number | null
  readonly discard: () => void
}

/**
 * Keeps what is typed on a page, 500 ms after the last change, for this browser tab (DESIGN §6 Drafts).
 * Never pass passwords or files. `parse` decides whether an old draft is still understood.
 */
export function useDraft<T>(page: string, values: T, parse: (json: unknown) => T | null): Draft<T> {
  const [found, setFound] = useState<T | null>(null)
  const [draftSavedAtMs, setSavedAt] = useState<number | null>(null)
  useEffect(() => {
    const text = readText(area, draftName(page))
    if (text !== null) setFound(parse(parseJson(text)))
    // Only on arrival: later changes are this page's own.
    // eslint-disable-next-line react/exhaustive-deps
  }, [page])
  const typed = JSON.stringify(values)
  const first = useRef(typed)
  const isTyped = useRef(false)
  const pending = useRef<(() => void) | null>(null)
  useEffect(() => {
    const asOf = forgotten
    if (typed !== first.current) isTyped.current = true
    // The values a page begins with are not typed: a draft found beside them stays as it is.
    if (!isTyped.current) return
    const keep = () => {
      pending.current = null
      if (asOf === forgotten) writeText(area, draftName(page), typed)
    }
    // On leaving the page, stores what was typed in the last moment.
    pending.current = keep
    const timer = setTimeout(() => {
      keep()
      // Typed back to the beginning, there is nothing to report as a saved draft.
      if (typed !== first.current) setSavedAt(Date.now())
    }, quietMs)
    return () => clearTimeout(timer)
  }, [page, typed])
  useEffect(() => {
    const leave = () => pending.current?.()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [page])
  return {
    found,
    draftSavedAtMs,
    discard: () => {
      pending.current = null
      isTyped.current = false
      clearDraft(page)
      setFound(null)
    },
  }
}

/** Hands a draft that was found to the page that shows its values, once. */
export function useFoundDraft<T>({ found }: Draft<T>, take: (found: T) => void): void {
  const [taken, setTaken] = useState<T | null>(null)
  if (found === null || found === taken) return
  setTaken(() => found)
  take(found)
}

/** With Remember Me drafts outlive the browser tab, on a device of one's own. */
export function keepDraftsOnDevice(stay: boolean): void {
  writeText(() => localStorage, longerKey, stay ? 'yes' : null)
}

function draftName(page: string): StoredName {
  return `${prefix}${page}`
}

export function clearDraft(page: string): void {
  for (const each of areas) writeText(each, draftName(page), null)
}

/** Number of times the drafts were cleared: nothing typed before that is stored afterwards. */
let forgotten = 0
const unsavedPages = new Set<string>()

/** Notes unsaved typed values of a page. The note stays after the page is left, as its draft does. */
export function noteUnsaved(page: string, is: boolean): void {
  if (is) unsavedPages.add(page)
  else unsavedPages.delete(page)
}

export function hasUnsavedTyping(): boolean {
  return unsavedPages.size > 0
}

/** Logout and token failure clear every draft except that of the page to be re-opened. */
export function clearDraftsExcept(page: string | null): void {
  forgotten++
  for (const each of unsavedPages) if (each !== page) unsavedPages.delete(each)
  for (const each of areas)
    for (const name of namesOf(each, prefix))
      if (page === null || name !== draftName(page)) writeText(each, name, null)
}
