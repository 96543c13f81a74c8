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

/** So long, in ms, a browser has to activate it. Chromium gives up where a request of the page meets the change. */
export const takeOverMs = 5_000

/**
 * Activates the new version and reloads the page; typed drafts stay stored and are offered again. A browser that gave up
 * activating it does so at the reload.
 */
export function takeNewVersion(): void {
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting?.postMessage('take-over')
  setTimeout(reload, takeOverMs)
}
