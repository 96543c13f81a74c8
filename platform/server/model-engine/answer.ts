import { hash } from 'node:crypto'

/** What a request is answered with, ready to send. */
export type Answer = {
  readonly is: 'answer'
  readonly status: 200 | 201
  /** JSON: text, or bytes kept in memory. */
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
  /** What the body is known by when it is asked for again; null where that is not done. */
  readonly etag: string | null
  /** A list everybody with the role shares: the browser itself may keep it. */
  readonly isShared: boolean
  /** The body made smaller beforehand. */
  readonly packed?: Packed
  /** What the engine keeps it under, where nothing is asked of the person who gets it. */
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
