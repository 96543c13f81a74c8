import { readText, writeText } from './stored.ts'

/** In localStorage while this browser has asked for an address to be pushed to. */
export const pushMark = 'push'
const area = () => localStorage

/**
 * At logout, and when it is turned off: the browser gives its address up, and what it has shown goes. Until it has, the
 * mark stays, and the next visit begins with it again.
 */
export async function clearPush(): Promise<void> {
  if (readText(area, pushMark) === null) return
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications()) ?? []
  for (const notification of shown) notification.close()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  writeText(area, pushMark, null)
}
