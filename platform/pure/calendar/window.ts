import type { Day } from './day.ts'

/** First and last day, both included; an open side is null. */
export type Window = { readonly from: Day | null; readonly to: Day | null }

/** A deadline day is still open until its last millisecond in Nepal (READINGS R-38). */
export function isOpenOn(window: Window, today: Day): boolean {
  return (
    (window.from === null || today >= window.from) && (window.to === null || today <= window.to)
  )
}
