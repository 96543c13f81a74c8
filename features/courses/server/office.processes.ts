import type { Selectable } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessContext } from '#platform/server/processes/process.ts'
import { findDocStatus, type Paying } from '#features/applying/rules/facts.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { decideDocumentAction } from '../rules/document-action.ts'
import { courseOfficeMessages as text } from '../rules/office-messages.ts'
import { findProgramKind } from '../rules/program-opening.ts'
import type { Acting, ProgramOnServer, Programs } from './program-on-server.ts'
import type { ApplicationTable } from './tables.ts'

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
  const { session, nowMs } = context
  const id = Number(given['n_program_creg_ID'])
  const action = String(given['doc_action'])
  return context.act(async (transaction, did) => {
    const row = await lockApplication(transaction, id, session.clientId)
    const kind = findProgramKind(row?.n_sem_year_id ?? null)
    if (row === null || kind === null)
      return refusal('rule/application-unknown', text['application-unknown'], { status: 404 })
    const status = findDocStatus(row.docstatus) ?? 'DR'
    const decision = decideDocumentAction({ action, status, paying: payingOf(row) })
    if (decision.is === 'refused') return refusal(`rule/${decision.reason}`, text[decision.reason])
    const refused = await carryOut(transaction, programs[kind], {
      action,
      acting: {
        applicationId: id,
        partnerId: row.c_bpartner_id,
        enrollmentId: row.n_program_enroll_id,
        status,
        name: row.name,
        userId: session.userId,
        nowMs,
      },
    })
    if (refused !== null) return refused
    await transaction
      .updateTable('n_program_creg')
      .set({ docstatus: action, updated: new Date(nowMs), updatedby: session.userId })
      .where('n_program_creg_id', '=', id)
      .execute()
    const before = { docstatus: row.docstatus }
    did({ table: 'n_program_creg', record: id, before, after: { docstatus: action } })
    return { summary: text['status-set'] }
  })
}

/** What the action brings about; the student is told of an approval by the kind, of a closing here. */
async function carryOut(
  transaction: Transaction,
  program: ProgramOnServer,
  { action, acting }: { readonly action: string; readonly acting: Acting },
): Promise<Refusal | null> {
  if (action === 'AP') return program.approve(transaction, acting)
  if (action !== 'CL') return null
  const refused = await program.close(transaction, acting)
  if (refused !== null) return refused
  const { partnerId, name, nowMs } = acting
  const message = text['notice-closed']
  await notifyPartner(transaction, { partnerId, message, values: { name }, nowMs })
  return null
}

function payingOf(row: Selectable<ApplicationTable>): Paying {
  return {
    total: paisa(row.totalfee),
    paid: paisa(row.feepaid),
    isPaid: row.ispaid,
    isPending: row.ispending,
  }
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
