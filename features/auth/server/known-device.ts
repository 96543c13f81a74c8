import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The mark a browser keeps after a sign-in, so that somebody else's guessing cannot slow its owner down
 * (SECURITY T01). It proves nothing but that: `{userName hash}.{signature}`.
 */
export function deviceMark(account: string, secret: string): string {
  const name = createHmac('sha256', secret).update(`account:${account}`).digest('base64url')
  return `${name}.${createHmac('sha256', secret).update(`device:${name}`).digest('base64url')}`
}

export function isKnownDevice(mark: string | undefined, account: string, secret: string): boolean {
  const wanted = Buffer.from(deviceMark(account, secret))
  const given = Buffer.from(mark ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
