import { useSyncExternalStore } from 'react'

/** The guard's steps in turn: asking about the token, waiting for a busy server, then asking about the person. */
export type GuardPhase = 'token' | 'busy' | 'user'

let phase: GuardPhase = 'token'
const listeners = new Set<() => void>()

export function showGuardPhase(next: GuardPhase): void {
  phase = next
  for (const listener of listeners) listener()
}

export function useGuardPhase(): GuardPhase {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => phase,
    () => 'token',
  )
}
