import { nameInBoth } from '#platform/pure/message.ts'
import '../tables.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Facts } from '#platform/server/processes/trail.ts'
import type { Reason } from '#features/desk/rules/facts.ts'
import { oweTranslation } from '#features/desk/server/translations/given-reason.ts'
import type { ReasonPlace } from '#features/desk/server/translations/translate.process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { returnOfficeMessages as text } from '#features/applying/rules/returns/return-office-messages.ts'
import { returnModel } from '#features/applying/wire/application-return.ts'
import type { Acting } from '../application-process.ts'
import type { ApplicationRow } from '../applications.ts'

/** Columns of the reason of a return, for its later translation. */
export const returnReasons: readonly ReasonPlace[] = ['reason', 'reason_ne'].map((column) => ({
  model: returnModel,
  table: returnModel,
  column,
}))

/** The application waits on its student, who is notified of what to change; status, money and place stay the same. */
export async function returnApplication<Row extends ApplicationRow>(
  transaction: Transaction,
  acting: Acting<Row>,
  at: {
    readonly table: string
    readonly reason: Reason
    readonly change: (columns: Facts) => Promise<void>
  },
): Promise<Refusal | null> {
  const { row, applicationId, userId, nowMs } = acting
  const { words } = at.reason
  if (words.en === '') return refusal('rule/reason-needed', text['reason-needed'])
  const { n_application_return_id: id } = await transaction
    .insertInto(returnModel)
    .values({
      c_bpartner_id: row.c_bpartner_id,
      model: at.table,
      record_id: applicationId,
      reason: words.en,
      reason_ne: words.ne,
      returned: new Date(nowMs),
      createdby: userId,
      updatedby: userId,
    })
    .returning('n_application_return_id')
    .executeTakeFirstOrThrow()
  await at.change({ n_application_return_id: id })
  acting.did({
    table: returnModel,
    record: id,
    before: { reason: null },
    after: { reason: words.en },
  })
  const facts = { model: returnModel, record: id, partnerId: row.c_bpartner_id, nowMs }
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'application-returned',
    event: `${returnModel}:${id}`,
    message: text['notice-returned'],
    values: { name: nameInBoth(row.name, row.name_ne), reason: words },
    nowMs,
  })
  await oweTranslation(transaction, { ...facts, reason: at.reason, by: acting })
  return null
}
