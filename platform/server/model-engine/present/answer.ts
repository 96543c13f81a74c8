import { hash } from 'node:crypto'

/** An answer to a request, ready to send. */
export type Answer = {
  readonly is: 'answer'
  readonly status: 200 | 201
  /** JSON: text, or bytes cached in memory. */
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
  /** ETag of the body, for a conditional request; null where there are none. */
  readonly etag: string | null
  /** A list everybody with the role shares: the browser itself may keep it. */
  readonly isShared: boolean
  /** The body made smaller beforehand. */
  readonly packed?: Packed
  /** Key of the answer in the engine's cache, if it needs no check of the person who gets it. */
  readonly cachedUnder?: string
}

export type Packed = { readonly br: Buffer; readonly gzip: Buffer }

export function etagOf(body: string | Buffer): string {
  return `"${hash('sha1', body, 'base64url')}"`
}

export function personalAnswer(
  body: Answer['body'],
  headers: Answer['headers'] = {},
  status: Answer['status'] = 200,
): Answer {
  return { is: 'answer', status, body, headers, etag: null, isShared: false }
}
