import { buildPushPayload } from '@block65/webcrypto-web-push'
import { areBrowserKeys, isServiceEndpoint, type PushAddress } from './push-address.ts'
import type { PushKeys } from './push-keys.ts'

export type PushMessage = {
  /** A newer message replaces a waiting one with the same topic. At most 32 characters of base64url. */
  readonly topic: string
  /** Content for the browser's worker, at most 3,993 bytes. */
  readonly text: string
}

export type Pusher = {
  /** With it a browser asks its service for an address that only this server can send to. */
  readonly publicKey: string
  /** True if the server may send to a browser's address. */
  readonly accepts: (address: PushAddress) => Promise<boolean>
  /** `gone`: the address is unknown or no longer in use. Throws any other failure; the address is in no error. */
  readonly send: (address: PushAddress, message: PushMessage) => Promise<'taken' | 'gone'>
}

/** Time in ms for which a service stores a message that it cannot deliver: after a day it is no news. */
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
