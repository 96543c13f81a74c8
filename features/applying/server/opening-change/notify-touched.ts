import '../tables.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'

/** People notified in one transaction. */
const atOnce = 200

/** Notifies the people whom a change of an opening touches, each once; a killed process leaves the rest for later. */
export async function notifyTouched(
  database: Database,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  let count: number
  do count = await database.transaction((transaction) => notifySome(transaction, nowMs))
  while (count === atOnce && !signal.aborted)
}

async function notifySome(transaction: Transaction, nowMs: number): Promise<number> {
  const rows = await transaction
    .selectFrom('opening_change_notice as n')
    .innerJoin('opening_change as c', 'c.opening_change_id', 'n.opening_change_id')
    .select(['n.opening_change_id as id', 'n.c_bpartner_id as partnerId'])
    .select(['c.message as en', 'c.message_ne as ne'])
    .orderBy('n.opening_change_id')
    .orderBy('n.c_bpartner_id')
    .limit(atOnce)
    .forUpdate('n')
    .execute()
  for (const { id, partnerId, en, ne } of rows) {
    await notifyPartner(transaction, {
      partnerId,
      sort: 'opening-changed',
      event: `opening_change:${id}`,
      message: sameInBoth('{text}'),
      values: { text: { en, ne } },
      nowMs,
    })
    await transaction
      .deleteFrom('opening_change_notice')
      .where('opening_change_id', '=', id)
      .where('c_bpartner_id', '=', partnerId)
      .execute()
  }
  return rows.length
}
