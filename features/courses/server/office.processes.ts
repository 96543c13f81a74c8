import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessContext } from '#platform/server/processes/process.ts'
import { findDocStatus } from '#features/applying/rules/facts.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { decideDocumentAction } from '../rules/document-action.ts'
import { courseOfficeMessages as text } from '../rules/office-messages.ts'
import { findProgramKind } from '../rules/program-opening.ts'
import type { Programs } from './program-on-server.ts'

/** The registry approves, completes or closes an admission or a course registration. */
export function documentActionProcess(programs: Programs): Process {
  return {
    slug: 'program_document_action',
    name: { en: 'Approve, complete or close', ne: 'स्वीकृत, सम्पन्न वा बन्द' },
    parameters: [
      { name: 'n_program_creg_ID', type: 'integer', mandatory: true },
      { name: 'doc_action', type: 'text', mandatory: true },
    ],
    roles: ['registrar', 'administrator'],
    recordParameter: { table: 'n_program_creg', parameter: 'n_program_creg_ID' },
    run: (given, context) => act(given, context, programs),
  }
}

async function act(given: Arguments, context: ProcessContext, programs: Programs) {
  const { database, session, nowMs } = context
  const id = Number(given['n_program_creg_ID'])
  const action = String(given['doc_action'])
  return database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id, session.clientId)
    const kind = findProgramKind(row?.n_sem_year_id ?? null)
    if (row === null || kind === null)
      return refusal('rule/application-unknown', text['application-unknown'], { status: 404 })
    const decision = decideDocumentAction({
      action,
      status: findDocStatus(row.docstatus) ?? 'DR',
      paying: {
        total: paisa(row.totalfee),
        paid: paisa(row.feepaid),
        isPaid: row.ispaid,
        isPending: row.ispending,
      },
    })
    if (decision.is === 'refused') return refusal(`rule/${decision.reason}`, text[decision.reason])
    if (action === 'AP') {
      const refused = await programs[kind].approve(transaction, {
        applicationId: id,
        partnerId: row.c_bpartner_id,
        enrollmentId: row.n_program_enroll_id,
        name: row.name,
        userId: session.userId,
        nowMs,
      })
      if (refused !== null) return refused
    }
    await transaction
      .updateTable('n_program_creg')
      .set({ docstatus: action, updated: new Date(nowMs), updatedby: session.userId })
      .where('n_program_creg_id', '=', id)
      .execute()
    return { summary: text['status-set'] }
  })
}

async function lockApplication(transaction: Transaction, id: number, clientId: number) {
  const row = await transaction
    .selectFrom('n_program_creg as a')
    .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'a.n_program_cregopen_id')
    .selectAll('a')
    .select('o.name')
    .where('a.n_program_creg_id', '=', id)
    .where('a.ad_client_id', '=', clientId)
    .forUpdate('a')
    .executeTakeFirst()
  return row ?? null
}
