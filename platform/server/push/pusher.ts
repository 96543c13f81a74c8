import { buildPushPayload } from '@block65/webcrypto-web-push'
import { areBrowserKeys, isServiceEndpoint, type PushAddress } from './push-address.ts'
import type { PushKeys } from './push-keys.ts'

export type PushMessage = {
  /** Of one message at a browser's service a newer one takes the place while it waits. At most 32 letters of base64url. */
  readonly topic: string
  /** What the browser's worker is handed, at most 3,993 bytes. */
  readonly text: string
}

export type Pusher = {
  /** With it a browser asks its service for an address that only this server can send to. */
  readonly publicKey: string
  /** Whether a browser's address is one to send to. */
  readonly accepts: (address: PushAddress) => Promise<boolean>
  /** `gone`: nobody is at that address any more. Throws what went wrong otherwise; the address is in no error. */
  readonly send: (address: PushAddress, message: PushMessage) => Promise<'taken' | 'gone'>
}

/** How long a service keeps what it cannot hand over: after a day it is no news. */
export const pushLifetimeMs = 24 * 3_600_000
const timeoutMs = 10_000

/** Sends to browsers, encrypted for each (RFC 8291) and signed as this server (RFC 8292). `contact` is a mailto: of it. */
export function createPusher({
  keys,
  contact,
  services,
  ask = fetch,
}: {
  readonly keys: PushKeys
  readonly contact: string
  readonly services: readonly string[]
  readonly ask?: typeof fetch
}): Pusher {
  const isKnown = ({ endpoint }: PushAddress) => isServiceEndpoint(endpoint, services)
  return {
    publicKey: keys.publicKey,
    accepts: async (address) => isKnown(address) && areBrowserKeys(address),
    async send(address, { topic, text }) {
      if (!isKnown(address)) return 'gone'
      const { endpoint, p256dh, auth } = address
      const { headers, body } = await buildPushPayload(
        { data: text, options: { ttl: pushLifetimeMs / 1_000, topic, urgency: 'normal' } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { subject: contact, ...keys },
      )
      const answer = await ask(endpoint, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (answer.status === 404 || answer.status === 410) return 'gone'
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}`)
      return 'taken'
    },
  }
}
