import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import type { Message } from '#platform/pure/message.ts'
import { recordContract } from '#platform/pure/rest-dialect/contract.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, Shown } from '#platform/server/processes/process.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'
import { applyingOfficeMessages as text } from '#features/applying/rules/desk/office-messages.ts'
import type { ApplicationToPrint, Printed } from './application-document.ts'
import { type ApplicationPrint, noApplication, prepareDocument } from './prepare-document.ts'

type Prints<Row, Data extends DocumentFrame, Print> = ApplicationPrint<Row, Data, Print> & {
  readonly slug: string
  readonly name: Message
  /** Gate for students who may print it, if not all may; asked of students only. */
  readonly gate?: (database: Database, session: Session) => Promise<Refusal | null>
  /** Parameter that carries the application's id; absent: its table's. */
  readonly parameter?: string
  /** Staff and students who may print it; absent: every role that may read what it shows, students their own. */
  readonly roles?: readonly string[]
  /** Models it shows besides the application. */
  readonly shows: readonly Shown[]
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
  const { slug, name, table, printing, parameter } = of
  const at = parameter === undefined ? { table } : { table, parameter }
  const contract = recordContract(slug, at, { report_type: v.optional(argument.text()) })
  return defineProcess({
    ...contract,
    name,
    roles: of.roles ?? Object.keys(roleIds),
    shows: [{ table }, ...of.shows],
    async run(_given, context) {
      const { database, session, record: id } = context
      const gate = session.role === 'student' ? of.gate : undefined
      const shut = gate ? await gate(database, session) : null
      if (shut !== null) return shut
      const row = await of.find(database.kysely, id)
      const isOwn = row?.c_bpartner_id === session.partnerId
      if (row === null || (session.role === 'student' && !isOwn)) return noApplication
      const prepared = await prepareDocument(of, { id, row }, context)
      if (isRefusal(prepared)) return prepared
      const content = await printing.pdf.renderPdf(of.document, prepared.data)
      return { summary: text['form-made'], file: { name: prepared.fileName, content } }
    },
  })
}
