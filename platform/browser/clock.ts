import { createContext, use, useSyncExternalStore } from 'react'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'

/** Difference of this device's clock to the server's, in ms; known once the server has answered. */
let clockAheadMs = 0
const listeners = new Set<() => void>()

/** Takes the server's time, in ms since 1970, so that a wrong device clock moves no deadline. */
export function setServerNow(serverMs: number): void {
  clockAheadMs = Date.now() - serverMs
  for (const listener of listeners) listener()
}

/** Now by the server's clock. */
export function nowMs(): number {
  return Date.now() - clockAheadMs
}

export function currentDay(): Day {
  return dayInNepal(nowMs())
}

/** Day that a part of the page is drawn for; null: the current one. */
export const DayShown = createContext<Day | null>(null)

/** Nepal's calendar day (READINGS R-38). */
export function useToday(): Day {
  const today = useSyncExternalStore(subscribe, currentDay, currentDay)
  return use(DayShown) ?? today
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
