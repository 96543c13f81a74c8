import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { registerMessages as text } from '../../rules/register-messages.ts'
import { refuseEnded } from './refuse-ended.ts'

type IssuedDocumentRow = Selectable<Tables['n_issued_paper']>

const roles = staffWith('document.revoke')
const reasonLength = { shortest: 5, longest: 200 } as const

/** Revokes a document, with a reason that its check page shows and its owner is notified of. */
async function revoke({ reason }: Given<typeof contracts.documentRevoke>, context: ProcessContext) {
  if (reason.length < reasonLength.shortest || reason.length > reasonLength.longest)
    return refusal('rule/reason-missing', text['reason-missing'], { status: 400 })
  return context.transact(async (transaction, did) => {
    const document = await lockDocument(transaction, context)
    if (isRefusal(document)) return document
    const ended = refuseEnded(document)
    if (ended !== null) return ended
    await end(transaction, document, { ended: 'revoked', reason, context })
    const record = document.n_issued_paper_id
    const before = { ended: null, reason: null }
    did({ table: 'n_issued_paper', record, before, after: { ended: 'revoked', reason } })
    await tell(transaction, document, { is: 'revoked', reason, context })
    return { summary: text['revoked-done'] }
  })
}

/** Undoes a revocation; a reversed document stays reversed. */
async function restore(context: ProcessContext) {
  return context.transact(async (transaction, did) => {
    const document = await lockDocument(transaction, context)
    if (isRefusal(document)) return document
    if (document.ended !== 'revoked')
      return refusal('rule/paper-not-revoked', text['paper-not-revoked'], { status: 409 })
    await end(transaction, document, { ended: null, reason: null, context })
    const { ended, reason } = document
    const after = { ended: null, reason: null }
    did({
      table: 'n_issued_paper',
      record: document.n_issued_paper_id,
      before: { ended, reason },
      after,
    })
    await tell(transaction, document, { is: 'restored', reason: '', context })
    return { summary: text['restored-done'] }
  })
}

async function lockDocument(transaction: Transaction, { session, record }: ProcessContext) {
  const row = await transaction
    .selectFrom('n_issued_paper')
    .selectAll()
    .where('n_issued_paper_id', '=', record)
    .where('ad_client_id', '=', session.clientId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? unknown()
}

function unknown(): Refusal {
  return refusal('rule/paper-unknown', text['paper-unknown'], { status: 404 })
}

async function end(
  transaction: Transaction,
  { n_issued_paper_id }: IssuedDocumentRow,
  to: { ended: 'revoked' | null; reason: string | null; context: ProcessContext },
): Promise<void> {
  const { session, nowMs } = to.context
  const now = new Date(nowMs)
  await transaction
    .updateTable('n_issued_paper')
    .set({
      ended: to.ended,
      ended_at: to.ended === null ? null : now,
      reason: to.reason,
      updated: now,
      updatedby: session.userId,
    })
    .where('n_issued_paper_id', '=', n_issued_paper_id)
    .execute()
}

async function tell(
  transaction: Transaction,
  document: IssuedDocumentRow,
  { is, reason, context }: { is: 'revoked' | 'restored'; reason: string; context: ProcessContext },
): Promise<void> {
  const { n_issued_paper_id, c_bpartner_id, number, name, name_ne } = document
  const { nowMs } = context
  await notifyPartner(transaction, {
    partnerId: c_bpartner_id,
    sort: `paper-${is}`,
    event: `n_issued_paper:${n_issued_paper_id}:${nowMs}`,
    message: text[`notice-${is}`],
    values: { paper: { en: name, ne: name_ne }, number, reason },
    nowMs,
  })
}

/** Processes of staff for a document of the register. */
export const documentProcesses: readonly Process[] = [
  defineProcess({
    ...contracts.documentRevoke,
    name: { en: 'Revoke a document', ne: 'कागजात रद्द गर्ने' },
    roles,
    run: revoke,
  }),
  defineProcess({
    ...contracts.documentRestore,
    name: { en: 'Restore a document', ne: 'रद्द कागजात फेरि मान्य गर्ने' },
    roles,
    run: (_given, context) => restore(context),
  }),
]
