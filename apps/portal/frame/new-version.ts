import { useSyncExternalStore } from 'react'
import { startWorker } from '#platform/browser/portal-worker.ts'

/** A new version of the portal's files that waits to be taken; null: what runs is the newest. */
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function note(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** Caches the portal's files on the device and checks for newer ones at every visit. Rejects if it cannot. */
export async function keepPortal(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await startWorker()
  // The first one is not news.
  if (serviceWorker.controller !== null) note(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller !== null) note(installing)
    })
  })
}

export function useHasNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting !== null,
  )
}

/** Activates the new version and reloads the page; typed drafts stay stored and are offered again. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting?.postMessage('take-over')
}
