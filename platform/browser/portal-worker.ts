/** Keeps the portal's files on the device and can be handed what a server pushes. Rejects where it cannot be had. */
export function startWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
}
