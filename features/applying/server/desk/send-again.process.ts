import { rolesWith } from '#features/roles/rules/facts.ts'
import '../tables.ts'
import { type Selectable, sql } from 'kysely'
import { findDocStatus } from '#platform/pure/document-status.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { returnMessages } from '#features/applying/rules/returns/return-messages.ts'
import { returnOfficeMessages as text } from '#features/applying/rules/returns/return-office-messages.ts'
import { isReturned, type Returnable } from '#features/applying/rules/returns/returned.ts'
import { returnModel } from '#features/applying/wire/application-return.ts'
import { applicationSendAgain } from '#features/applying/wire/processes.ts'

type Returned = Pick<Selectable<Tables['n_application_return']>, 'model' | 'record_id'>

/** A student sends a returned application again; a second call changes nothing. */
export const sendAgain = defineProcess({
  ...applicationSendAgain,
  name: text['send-again'],
  roles: rolesWith('application.own'),
  run: (_given, { session, nowMs, transact, record: id }) =>
    transact(async (transaction, did) => {
      const returned = await findOwn(transaction, id, session.partnerId)
      if (returned === null)
        return refusal('rule/return-unknown', text['return-unknown'], { status: 404 })
      const application = await lockReturned(transaction, returned)
      if (application.returned !== id) return { summary: returnMessages['sent-again'] }
      if (!isReturned(application)) return refusal('rule/not-returned', text['not-returned'])
      await giveBack(transaction, { ...returned, id, userId: session.userId, nowMs })
      const sent = new Date(nowMs).toISOString()
      did({
        table: returnModel,
        record: id,
        before: { sent_again: null },
        after: { sent_again: sent },
      })
      return { summary: returnMessages['sent-again'] }
    }),
})

async function findOwn(
  transaction: Transaction,
  id: number,
  partnerId: number,
): Promise<Returned | null> {
  const row = await transaction
    .selectFrom(returnModel)
    .select(['model', 'record_id'])
    .where('n_application_return_id', '=', id)
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the row like a decision does, so that of two at the same time one is first. */
async function lockReturned(
  transaction: Transaction,
  { model, record_id: record }: Returned,
): Promise<Returnable> {
  const { rows } = await sql<{ docstatus: string; waits_for: number | null }>`
    select docstatus, n_application_return_id as waits_for from ${sql.table(model)}
    where ${sql.ref(`${model}_id`)} = ${record} for update`.execute(transaction)
  const [row] = rows
  return { status: findDocStatus(row?.docstatus), returned: row?.waits_for ?? null }
}

/** It waits on the office again, and its return says when. */
async function giveBack(
  transaction: Transaction,
  at: Returned & { readonly id: number; readonly userId: number; readonly nowMs: number },
): Promise<void> {
  const { model: table, record_id: record, id, ...by } = at
  const columns = { n_application_return_id: null }
  await writeRow(transaction, { table, key: `${table}_id`, id: record }, { ...by, columns })
  await writeRow(
    transaction,
    { table: returnModel, key: `${returnModel}_id`, id },
    { ...by, columns: { sent_again: new Date(at.nowMs) } },
  )
}
