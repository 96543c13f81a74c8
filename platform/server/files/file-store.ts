import type { Readable } from 'node:stream'

/** The name of a file's content: sha256 in lower-case hex. */
export type Sha256 = string & { readonly __brand: 'sha256' }

/** `bytes` is the size. */
export type StoredFile = { readonly sha256: Sha256; readonly bytes: number }

/** A store of contents under their hash. No caller names a path. */
export type FileStore = {
  /** Keeps a content; once it resolves, the content survives a power cut. The same content twice is one file. */
  put(content: Uint8Array): Promise<StoredFile>
  /** The same for a content that is made in parts and never held as a whole. Nothing is stored when the parts throw. */
  putParts(parts: AsyncIterable<Uint8Array>): Promise<StoredFile>
  /** The content, or null when it was never stored. */
  read(sha256: Sha256): Promise<Uint8Array | null>
  /** The same in parts, for a content that is too large to hold. */
  readParts(sha256: Sha256): Promise<Readable | null>
  exists(sha256: Sha256): Promise<boolean>
  /** Every content, with its time of storing (milliseconds since 1970). */
  list(): AsyncIterable<{ readonly sha256: Sha256; readonly storedMs: number }>
  /** Takes a content away for good; none is no failure. */
  remove(sha256: Sha256): Promise<void>
}

/** The hash a text names, or null: the way from a database row or a test to `read`. */
export function findSha256(text: string): Sha256 | null {
  return /^[0-9a-f]{64}$/.test(text) ? (text as Sha256) : null
}

/** A stored content that is not what its name says. It is never given to a caller. */
export class DamagedContent extends Error {
  constructor(sha256: Sha256, place: string) {
    super(`The file ${sha256} in ${place} is damaged: its content does not match its name`)
    this.name = 'DamagedContent'
  }
}
