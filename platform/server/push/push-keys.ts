import { generateKeyPairSync } from 'node:crypto'
import { object, parse, string } from 'valibot'

/** The server's own pair (VAPID, RFC 8292), base64url: 65 bytes of a point and 32 of a number. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** A new pair on P-256 as JSON: made once, stored with the server's other secrets. */
export function newPushKeys(): string {
  const {
    x = '',
    y = '',
    d,
  } = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
  }).privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ])
  return JSON.stringify({ publicKey: point.toString('base64url'), privateKey: d })
}

/** The pair that `newPushKeys` made. */
export function openPushKeys(json: string): PushKeys {
  return parse(object({ publicKey: string(), privateKey: string() }), JSON.parse(json))
}
