import { webcrypto } from 'node:crypto'

/** Push address of a browser, and the keys with which only it can read its messages; all from the browser. */
export type PushAddress = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The services of the browsers' makers. The server sends nowhere else, so an address cannot point it at a machine of ours. */
export const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

/** True if the server may send there: https at a service's own name or a subdomain, usual port, no password. */
export function isServiceEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (endpoint.length > 1_000 || !URL.canParse(endpoint)) return false
  const { protocol, username, password, port, hostname } = new URL(endpoint)
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === ''
  return isPlain && services.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}

/** True if messages can be encrypted for it: a point of P-256 and 16 bytes, base64url. */
export async function areBrowserKeys({ p256dh, auth }: PushAddress): Promise<boolean> {
  if (!/^[\w-]{87}=?$/.test(p256dh) || !/^[\w-]{22}(==)?$/.test(auth)) return false
  const point = Buffer.from(p256dh, 'base64url')
  try {
    await webcrypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    return true
  } catch {
    return false
  }
}
