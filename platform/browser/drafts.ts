import { useEffect, useState } from 'react'
import { parseJson, readText, writeText } from './stored.ts'

const prefix = 'draft:'
const area = () => sessionStorage
const quietMs = 500

export type Draft<T> = {
  /** What was typed before, or null. */
  readonly found: T | null
  readonly discard: () => void
}

/**
 * Keeps what is typed on a page, 500 ms after the last change, for this browser tab (DESIGN §6 Drafts).
 * Never pass passwords or files. `parse` decides whether an old draft is still understood.
 */
export function useDraft<T>(page: string, values: T, parse: (json: unknown) => T | null): Draft<T> {
  const [found, setFound] = useState<T | null>(null)
  useEffect(() => {
    const text = readText(area, prefix + page)
    if (text !== null) setFound(parse(parseJson(text)))
    // Only on arrival: later changes are this page's own.
    // eslint-disable-next-line react/exhaustive-deps
  }, [page])
  const typed = JSON.stringify(values)
  useEffect(() => {
    const timer = setTimeout(() => writeText(area, prefix + page, typed), quietMs)
    return () => clearTimeout(timer)
  }, [page, typed])
  return {
    found,
    discard: () => {
      forgetDraft(page)
      setFound(null)
    },
  }
}

export function forgetDraft(page: string): void {
  writeText(area, prefix + page, null)
}

/** Logout and token failure clear every draft except that of the page to be re-opened. */
export function forgetDraftsExcept(page: string | null): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && key !== prefix + page) writeText(area, key, null)
}
