import type { DataStore, Upload } from '@tus/server'

/** Rows of the uploads that have begun, as the tus protocol's stores ask for them. */
export type UploadRegister = {
  get(id: string): Promise<Upload | undefined>
  set(): Promise<void>
  delete(): Promise<void>
}

/** Files that arrive piece by piece. Every server process of every machine finds the pieces of the others. */
export type PieceStore = {
  /** The store that the tus protocol's server writes to. */
  datastore(register: UploadRegister): DataStore
  /** All that has arrived of an upload, or null. */
  read(id: string): Promise<Uint8Array | null>
  /** No such upload is no failure. */
  remove(id: string): Promise<void>
  /** Removes pieces that were written before that time (milliseconds since 1970). */
  sweep(beforeMs: number): Promise<void>
}
