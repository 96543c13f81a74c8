import { createHmac, timingSafeEqual } from 'node:crypto'

/** An account and when its password was last set. */
type KnownSince = { readonly account: string; readonly sinceMs: number }

/**
 * Mark that a browser stores after a sign-in, so that guesses from other devices cannot slow the owner down (SECURITY
 * T01). It proves only that, and only for the password set at `sinceMs`: `{hash}.{signature}`.
 */
export function deviceMark({ account, sinceMs }: KnownSince, secret: string): string {
  const name = createHmac('sha256', secret)
    .update(`account:${account} since:${sinceMs}`)
    .digest('base64url')
  return `${name}.${createHmac('sha256', secret).update(`device:${name}`).digest('base64url')}`
}

export function isKnownDevice(mark: string | undefined, of: KnownSince, secret: string): boolean {
  const wanted = Buffer.from(deviceMark(of, secret))
  const given = Buffer.from(mark ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
