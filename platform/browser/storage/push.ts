import { startWorker } from '../portal-worker.ts'
import { pushMark } from './push-mark.ts'
import { deviceArea } from './shared-computer.ts'
import { writeText } from './stored.ts'

/** Address to which a server may push to this browser, as the browser reports it. */
export type PushAddress = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * Push support of this browser. `shared`: others would see the messages on this computer; `install`: an iPhone or iPad,
 * where only a portal on the home screen may; `blocked`: refused by the reader in the browser's settings.
 */
export type PushStatus = 'shared' | 'unsupported' | 'install' | 'blocked' | 'possible'

export function pushStatus(): PushStatus {
  if (deviceArea() === null) return 'shared'
  if ('standalone' in navigator && navigator.standalone === false) return 'install'
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isThere) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** True if this browser still has its push address. */
export async function hasPushAddress(): Promise<boolean> {
  if (pushStatus() !== 'possible' || Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) != null
}

/** Asks the reader, then the browser's service, for an address that only the server with that key can send to. */
export async function askForPush(key: string): Promise<PushAddress | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  await startWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // One with another key, or whose server has forgotten it, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  writeText(() => localStorage, pushMark, 'on')
  const { keys } = subscription.toJSON()
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  }
}
