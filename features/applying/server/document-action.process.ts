import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { decideDocumentAction } from '../rules/document-action.ts'
import { type DocStatus, findDocStatus } from '#platform/pure/document-status.ts'
import { applyingOfficeMessages as text } from '../rules/office-messages.ts'
import {
  type ApplicationRow,
  type Applications,
  lockApplication,
  payingOf,
} from './applications.ts'

/** An application the registry acts on, its row locked. */
export type Acting<Row extends ApplicationRow> = {
  readonly applicationId: number
  readonly row: Row
  /** Before the action. */
  readonly status: DocStatus
  readonly userId: number
  readonly nowMs: number
  /** Keeps in the trail what else the action changed. */
  readonly did: (change: Change) => void
}

/** What an action brings about besides, before the status is written; a refusal undoes it. */
export type Effect<Row extends ApplicationRow> = (
  transaction: Transaction,
  acting: Acting<Row>,
) => Promise<Refusal | null>

type DocumentActions<Row extends ApplicationRow> = {
  readonly slug: string
  readonly roles: readonly string[]
  readonly applications: Applications<Row>
  /** The parameter that carries the application's id. */
  readonly parameter: string
  /** Approving tells the student in the kind's own words. */
  readonly approve: Effect<Row>
  readonly close?: Effect<Row>
}

/** The registry approves, completes or closes an application; the student is told of each. */
export function documentActionProcess<Row extends ApplicationRow>(
  of: DocumentActions<Row>,
): Process {
  const { slug, roles, parameter, applications } = of
  return {
    slug,
    name: { en: 'Approve, complete or close', ne: 'स्वीकृत, सम्पन्न वा बन्द' },
    parameters: [
      { name: parameter, type: 'integer', mandatory: true },
      { name: 'doc_action', type: 'text', mandatory: true },
    ],
    roles,
    recordParameter: { table: applications.table, parameter },
    run: (given, context) => act(given, context, of),
  }
}

function act<Row extends ApplicationRow>(
  given: Arguments,
  context: ProcessContext,
  of: DocumentActions<Row>,
) {
  const { session, nowMs } = context
  const { applications, parameter } = of
  const id = Number(given[parameter])
  const action = String(given['doc_action'])
  return context.act(async (transaction, did) => {
    const row = await lockApplication(transaction, applications, id)
    if (row === null || row.ad_client_id !== session.clientId)
      return refusal('rule/application-unknown', text['application-unknown'], { status: 404 })
    const status = findDocStatus(row.docstatus) ?? 'DR'
    const decision = decideDocumentAction({ action, status, paying: payingOf(row) })
    if (decision.is === 'refused') return refusal(`rule/${decision.reason}`, text[decision.reason])
    const { userId } = session
    const acting = { applicationId: id, row, status, userId, nowMs, did }
    const refused = await carryOut(transaction, acting, { ...of, action })
    if (refused !== null) return refused
    const { table, key } = applications
    await sql`update ${sql.table(table)}
      set docstatus = ${action}, updated = ${new Date(nowMs)}, updatedby = ${userId}
      where ${sql.ref(key)} = ${id}`.execute(transaction)
    const before = { docstatus: row.docstatus }
    did({ table, record: id, before, after: { docstatus: action } })
    return { summary: text['status-set'] }
  })
}

/** An approval is told by the kind, in its own words. */
async function carryOut<Row extends ApplicationRow>(
  transaction: Transaction,
  acting: Acting<Row>,
  { action, approve, close, applications }: DocumentActions<Row> & { readonly action: string },
): Promise<Refusal | null> {
  if (action === 'AP') return approve(transaction, acting)
  const refused = action === 'CL' && close ? await close(transaction, acting) : null
  if (refused !== null) return refused
  const { row, applicationId, nowMs } = acting
  const end = action === 'CL' ? 'closed' : 'completed'
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: `application-${end}`,
    event: `${applications.table}:${applicationId}`,
    message: text[`notice-${end}`],
    values: { name: row.name },
    nowMs,
  })
  return null
}
