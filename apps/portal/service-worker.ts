import { withoutTrailingSlashes } from '#platform/pure/trailing-slashes.ts'
import { clientsClaim } from 'workbox-core'
import { skipWaiting } from 'workbox-core/skipWaiting.js'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

/** Written in by the build (build/service-worker.ts). */
declare const builtFiles: PrecacheEntry[]
declare const insidePaths: string[]

/**
 * Keeps the portal's own files, the same for everybody, so that it opens without a line. Calls of the interface and
 * papers pass by it untouched: what is personal stays in the saved copies, which go at logout, and never in a cache here.
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

/** A new version waits until the reader takes it, so no page is changed while somebody types. */
addEventListener('message', ({ data }) => {
  if (data === 'take-over') skipWaiting()
})
