import type { Message } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { roleIds } from '#features/auth/rules/facts.ts'
import { applyingMessages, mayDownload } from '../rules/facts.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import { applyingOfficeMessages as text } from '../rules/office-messages.ts'

type Application = { readonly c_bpartner_id: number; readonly docstatus: string }

type Printing<Row> = {
  readonly slug: string
  readonly name: Message
  /** Table of the application and the parameter that carries its id. */
  readonly table: string
  readonly parameter: string
  readonly find: (database: Database, id: number) => Promise<Row | null>
  readonly print: (
    row: Row,
    context: ProcessContext,
  ) => Promise<{ readonly name: string; readonly content: Uint8Array }>
}

/** Prints a document of an application: own ones for students, from the status that opens it (SPEC §4, SECURITY T39). */
export function printProcess<Row extends Application>(of: Printing<Row>): Process {
  const { slug, name, table, parameter } = of
  return {
    slug,
    name,
    parameters: [
      { name: parameter, type: 'integer', mandatory: true },
      { name: 'report_type', type: 'text' },
    ],
    roles: Object.keys(roleIds),
    recordParameter: { table, parameter },
    async run(given, context) {
      const { database, session } = context
      const row = await of.find(database, Number(given[parameter]))
      const isOwn = row?.c_bpartner_id === session.partnerId
      if (row === null || (session.role === 'student' && !isOwn))
        return refusal('rule/application-unknown', text['application-unknown'], { status: 404 })
      if (!mayDownload(findDocStatus(row.docstatus)))
        return refusal('rule/download-not-ready', applyingMessages['download-not-ready'])
      return { summary: text['form-made'], file: await of.print(row, context) }
    },
  }
}
