import { useSyncExternalStore } from 'react'

export type Connection = 'online' | 'offline'

const listeners = new Set<() => void>()
let current: Connection = 'online'

/** Called by the rest client after each request, and on the browser's own online and offline events. */
export function reportConnection(state: Connection): void {
  if (state === current) return
  current = state
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const goOnline = () => reportConnection('online')
  const goOffline = () => reportConnection('offline')
  listeners.add(listener)
  window.addEventListener('online', goOnline)
  window.addEventListener('offline', goOffline)
  if (!navigator.onLine) goOffline()
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', goOnline)
    window.removeEventListener('offline', goOffline)
  }
}

/** Connection to the server. While it does not answer, writes are disabled and the reason is shown (DESIGN §6). */
export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => 'online',
  )
}
