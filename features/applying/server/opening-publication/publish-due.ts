import '../tables.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { keepAt } from '#features/audit/server/audit.ts'
import { changesOf } from '#features/audit/server/process-trail.ts'
import { changeRecord, lockRecord } from '#features/registers/server/change-record.ts'
import { firstProblem } from '../opening-change/agreed-columns.ts'
import { openingModelOf } from '../opening-withdrawal/withdraw-opening.ts'
import { publishing } from './opening-publication.processes.ts'

type Due = { readonly dictionary: Dictionary; readonly nowMs: number; readonly signal: AbortSignal }

/** Publishes each draft whose time has come, in its own transaction; one that is refused stays a draft and says why. */
export async function publishDue(
  database: Database,
  { dictionary, nowMs, signal }: Due,
): Promise<void> {
  let isDone: boolean
  do
    isDone = await database.transaction((transaction) => publishOne(transaction, dictionary, nowMs))
  while (!isDone && !signal.aborted)
}

/** True if none was due. */
async function publishOne(
  transaction: Transaction,
  dictionary: Dictionary,
  nowMs: number,
): Promise<boolean> {
  const due = await transaction
    .selectFrom('opening_publication')
    .selectAll()
    .where('publish_at', '<=', new Date(nowMs))
    .where('refused', 'is', null)
    .orderBy('publish_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (due === undefined) return true
  const { opening_publication_id: publication, opening_table: table, opening_id: id } = due
  const model = openingModelOf(dictionary, table)
  const write = { transaction, session: sessionOf(due.planned_by), nowMs }
  const record = model && (await lockRecord(model, id, write))
  const isDraft = model !== null && record !== null && record[model.published ?? ''] !== true
  const values = model === null ? {} : publishing(model)
  const version = Number(record?.['version'])
  const outcome = isDraft ? await changeRecord(model, { id, version, values }, write) : null
  if (isRefusal(outcome) && model !== null) {
    const { message } = firstProblem(model, outcome)
    await transaction
      .updateTable('opening_publication')
      .set({ refused: message.en, refused_ne: message.ne })
      .where('opening_publication_id', '=', publication)
      .execute()
    return false
  }
  await transaction
    .deleteFrom('opening_publication')
    .where('opening_publication_id', '=', publication)
    .execute()
  if (isDraft) {
    const changes = [{ table, record: id, before: {}, after: values }]
    const by = { userId: due.planned_by, role: 'server' }
    await keepAt(transaction, changesOf(by, { process: 'opening_publish_at', changes }), nowMs)
  }
  return false
}

/** The person who planned it, for the stamp of the record. */
function sessionOf(userId: number): Session {
  return {
    sessionId: '',
    userId,
    partnerId: 0,
    clientId: 1_000_000,
    organizationId: 1_000_000,
    roleId: 0,
    role: 'server',
    language: 'en',
  }
}
