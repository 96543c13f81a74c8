import type { Database, Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { BulkPage } from '#features/bulk-print/server/print-type.ts'
import type { DocumentFacts } from '#features/documents/rules/facts.ts'
import { type DocumentFrame, documentFrame } from '#features/documents/server/document-frame.ts'
import { smallPhoto } from '#features/documents/server/small-photo.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import {
  type Issued,
  issueDocument,
  type RegisteredDocument,
} from '#features/documents/server/register/register.ts'
import { applyingOfficeMessages as text } from '#features/applying/rules/desk/office-messages.ts'
import type { Printed } from './application-document.ts'
import { formReadySql, isFormReady } from './form-ready.ts'

/** A document of an application: alone by its process, or in a file of many. */
export type ApplicationPrint<Row, Data extends DocumentFrame, Print> = {
  /** Table of the application. */
  readonly table: string
  /** Condition in SQL over the application `t` under which it is printed; absent: its status opens it. */
  readonly readySql?: string
  readonly find: (reader: Reader, id: number) => Promise<Row | null>
  /** The document, and how the register reads its facts. */
  readonly documentOf: (
    row: Row,
    nowMs: number,
  ) => RegisteredDocument<DocumentFacts & { readonly printed: Print }>
  /** Why there is nothing to print yet, although the status would open it. */
  readonly unready?: (row: Row, reader: Reader, nowMs: number) => Promise<Refusal | null>
  readonly printing: Printing
  readonly document: PdfDocument<Data>
  /** The data of the document: what is printed, its frame, and what it has beyond both. */
  readonly data: (printed: Print, frame: DocumentFrame, issued: Issued) => Data
  /** Name of the file, if it is not the document's number. */
  readonly fileName?: (printed: Print) => string
}

/** Only for the compiler: infers what a document prints. */
export function applicationPrint<
  Row,
  Data extends DocumentFrame,
  Print extends Printed<DocumentFrame>,
>(of: ApplicationPrint<Row, Data, Print>): ApplicationPrint<Row, Data, Print> {
  return of
}

type Preparing = { readonly database: Database; readonly nowMs: number }

export const noApplication = refusal('rule/application-unknown', text['application-unknown'], {
  status: 404,
})

/** Enters a document of an application in the register and gives the data to draw it with, or why it cannot be printed. */
export async function prepareDocument<
  Row,
  Data extends DocumentFrame,
  Print extends Printed<DocumentFrame>,
>(
  of: ApplicationPrint<Row, Data, Print>,
  { id, row }: { readonly id: number; readonly row: Row },
  { database, nowMs }: Preparing,
): Promise<Refusal | { readonly data: Data; readonly fileName: string }> {
  const { table, printing, readySql = formReadySql } = of
  const [isReady, unready = null] = await Promise.all([
    isFormReady(database.kysely, { table, id, readySql }),
    of.unready?.(row, database.kysely, nowMs),
  ])
  if (!isReady) return refusal('rule/download-not-ready', text['download-not-ready'])
  if (unready !== null) return unready
  const print = await issueDocument(of.documentOf(row, nowMs), { database, nowMs })
  if (isRefusal(print)) return print
  const { issued, facts } = print
  const { printed } = facts
  const frame = await documentFrame(printed, issued, { database, printing })
  const fileName = of.fileName?.(printed) ?? `${issued.number}.pdf`
  return { data: of.data(printed, frame, issued), fileName }
}

/** Pages of a file of many, each the document of the application whose id is its key. */
export function applicationPages<
  Row,
  Data extends DocumentFrame,
  Print extends Printed<DocumentFrame>,
>(of: ApplicationPrint<Row, Data, Print>) {
  return async (key: string, at: Preparing): Promise<Refusal | BulkPage> => {
    const id = Number(key)
    const row = await of.find(at.database.kysely, id)
    if (row === null) return noApplication
    const prepared = await prepareDocument(of, { id, row }, at)
    if (isRefusal(prepared)) return prepared
    const { data } = prepared
    const small = smallPhoto(data.photo) // while the next page is read
    return { drawIn: async (book) => book.add(of.document, { ...data, photo: await small }) }
  }
}
