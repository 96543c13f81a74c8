import type { Message } from '#platform/pure/message.ts'
import type { Database, Reader } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { PdfBook } from '#platform/server/pdf/pdf-book.ts'
import type { Permission } from '#features/roles/rules/facts.ts'
import type { PrintOrder } from '../rules/bulk-print.ts'

/** One of what a file is made of, such as an exam; `id` as the office sends it back. */
export type PrintSubject = { readonly id: number; readonly name: Message }

export type Wanted = {
  readonly subject: number
  readonly order: PrintOrder
  readonly nowMs: number
}

export type PageAt = { readonly database: Database; readonly nowMs: number }

/** A page that is ready to draw. */
export type BulkPage = { readonly drawIn: (book: PdfBook) => Promise<Uint8Array> }

/** A type of document that is printed for many in one file. */
export type BulkPrintType = {
  readonly id: string
  readonly name: Message
  readonly permission: Permission
  /** Of what a file can be made, the newest first. */
  readonly subjects: (reader: Reader, nowMs: number) => Promise<readonly PrintSubject[]>
  /** The first is the usual one. */
  readonly orders: readonly [PrintOrder, ...PrintOrder[]]
  /** A key for each page, in the order of the file. */
  readonly pages: (reader: Reader, wanted: Wanted) => Promise<readonly string[]>
  /** The page of a key as of now, or why it has none. */
  readonly page: (key: string, at: PageAt) => Promise<Refusal | BulkPage>
}
