import type { Message } from '#platform/pure/message.ts'
import type { Database, Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { recordContract } from '#platform/pure/rest-dialect/contract.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, Shown } from '#platform/server/processes/process.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import type { DocumentFacts } from '#features/documents/rules/facts.ts'
import { type DocumentFrame, documentFrame } from '#features/documents/server/document-frame.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import {
  type Issued,
  issueDocument,
  type RegisteredDocument,
} from '#features/documents/server/register/register.ts'
import { applyingOfficeMessages as text } from '#features/applying/rules/desk/office-messages.ts'
import type { ApplicationToPrint, Printed } from './application-document.ts'
import { formReadySql, isFormReady } from './form-ready.ts'

type Prints<Row, Data extends DocumentFrame, Print> = {
  readonly slug: string
  readonly name: Message
  /** Table of the application. */
  readonly table: string
  /** Gate for students who may print it, if not all may; asked of students only. */
  readonly gate?: (database: Database, session: Session) => Promise<Refusal | null>
  /** Parameter that carries the application's id; absent: its table's. */
  readonly parameter?: string
  /** Condition in SQL over the application `t` under which it is printed; absent: its status opens it. */
  readonly readySql?: string
  readonly find: (reader: Reader, id: number) => Promise<Row | null>
  /** Staff and students who may print it; absent: every role that may read what it shows, students their own. */
  readonly roles?: readonly string[]
  /** Models it shows besides the application. */
  readonly shows: readonly Shown[]
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

/**
 * Prints a document of an application: own ones for students, from the status that opens it (SPEC §4, SECURITY T39).
 * Each print is entered in the register.
 */
export function printProcess<
  Row extends ApplicationToPrint,
  Data extends DocumentFrame,
  Print extends Printed<DocumentFrame>,
>(of: Prints<Row, Data, Print>): Process {
  const { slug, name, table, printing } = of
  const readySql = of.readySql ?? formReadySql
  const { parameter } = of
  const at = parameter === undefined ? { table } : { table, parameter }
  const contract = recordContract(slug, at, { report_type: v.optional(argument.text()) })
  return defineProcess({
    ...contract,
    name,
    roles: of.roles ?? Object.keys(roleIds),
    shows: [{ table }, ...of.shows],
    async run(_given, context) {
      const { database, session, nowMs, record: id } = context
      const gate = session.role === 'student' ? of.gate : undefined
      const shut = gate ? await gate(database, session) : null
      if (shut !== null) return shut
      const row = await of.find(database.kysely, id)
      const isOwn = row?.c_bpartner_id === session.partnerId
      if (row === null || (session.role === 'student' && !isOwn))
        return refusal('rule/application-unknown', text['application-unknown'], { status: 404 })
      if (!(await isFormReady(database.kysely, { table, id, readySql })))
        return refusal('rule/download-not-ready', text['download-not-ready'])
      const unready = (await of.unready?.(row, database.kysely, nowMs)) ?? null
      if (unready !== null) return unready
      const print = await issueDocument(of.documentOf(row, nowMs), context)
      if (isRefusal(print)) return print
      const { issued, facts } = print
      const { printed } = facts
      const frame = await documentFrame(printed, issued, { database, printing })
      const content = await printing.pdf.renderPdf(of.document, of.data(printed, frame, issued))
      const file = of.fileName?.(printed) ?? `${issued.number}.pdf`
      return { summary: text['form-made'], file: { name: file, content } }
    },
  })
}
