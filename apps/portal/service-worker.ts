import { withoutTrailingSlashes } from '#platform/pure/text/trailing-slashes.ts'
import { clientsClaim } from 'workbox-core'
import { skipWaiting } from 'workbox-core/skipWaiting.js'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { pushedWord } from '#platform/browser/storage/pushed.ts'
import { openPage, ownPath, pushedFrom } from './push-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Written in by the build (build/service-worker.ts). */
declare const builtFiles: PrecacheEntry[]
declare const insidePaths: string[]

/**
 * Caches the portal's own files, the same for all users, so that it opens without a network. API calls and documents
 * are not intercepted: personal data stays in the saved copies, which logout deletes, and is never cached here.
 */
precacheAndRoute(builtFiles, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
clientsClaim()

/** Pages behind the login have one outline; the dashboard and the login, with pages of their own, are files above. */
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && insidePaths.includes(withoutTrailingSlashes(url.pathname)),
  createHandlerBoundToURL('/profile'),
)

/** A new version waits until the user accepts it, so no page changes while a user types. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') skipWaiting()
})

/** A browser takes the right to push away from who shows nothing, so what is not understood says at least where to look. */
self.addEventListener('push', (event) => {
  const pushed = pushedFrom(orNull(() => event.data?.json()))
  const { title, options } = pushed ?? { title: self.registration.scope, options: {} }
  event.waitUntil(
    Promise.all([self.registration.showNotification(title, options), tellOpenPages()]),
  )
})

async function tellOpenPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage(pushedWord)
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const path = ownPath(notification.data?.path)
  const open = (url: string) => self.clients.openWindow(url)
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then((pages) => openPage(path, pages, { origin: self.location.origin, open })),
  )
})

function orNull(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return null
  }
}
