import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { array, parse, string } from 'valibot'

/**
 * Facts that the check page repeats, in an order that the document fixes, Latin script: `['AC', '2082-0417', 'Sita
 * …']`. Short: they are inside the QR code.
 */
export type Facts = readonly string[]

const signatureBytes = 64

/** A new Ed25519 signing key as PKCS#8 PEM: made once, stored with the settings, never leaves the server. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' })
}

/** The key pair of a PEM made by `newSigningKey`. */
export function openSigningKey(pem: string): { privateKey: KeyObject; publicKey: KeyObject } {
  const privateKey = createPrivateKey(pem)
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** Facts and their Ed25519 signature as one base64url token: 86 characters and 4/3 of the facts' JSON. */
export function signFacts(facts: Facts, privateKey: KeyObject): string {
  const json = Buffer.from(JSON.stringify(facts))
  return Buffer.concat([sign(null, json, privateKey), json]).toString('base64url')
}

/** The facts of a token that one of the keys signed (newest first, so that keys can be replaced), or null. */
export function verifyFacts(token: string, publicKeys: readonly KeyObject[]): Facts | null {
  if (!/^[\w-]{88,1000}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const json = bytes.subarray(signatureBytes)
  const signature = bytes.subarray(0, signatureBytes)
  if (bytes.toString('base64url') !== token) return null
  if (!publicKeys.some((key) => verify(null, json, key, signature))) return null
  return parse(array(string()), JSON.parse(json.toString('utf8')))
}

/** `https://portal.ltu.example/check/AC-2082-0417?s=…`: what the QR code of a document holds. */
export function checkUrl(publicUrl: string, code: string, token: string): string {
  const url = new URL(`check/${encodeURIComponent(code)}`, `${publicUrl.replace(/\/$/, '')}/`)
  url.searchParams.set('s', token)
  return url.href
}

/** One hash for equal plain data, whatever the order of keys: the name under which a drawn document is cached. */
export function contentHash(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(data)))
    .digest('hex')
}

function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex')
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, canonical(one)]))
}
