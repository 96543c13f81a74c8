import './tables.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'

/** Students notified in one transaction. */
const atOnce = 200

/** Sends the notices whose time has come, each student once; a killed process leaves the rest for later. */
export async function sendDueNotices(
  database: Database,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  let isDone: boolean
  do isDone = await database.transaction((transaction) => sendPortion(transaction, nowMs))
  while (!isDone && !signal.aborted)
}

/** Sends one portion of the oldest due notice; true if none is due. */
async function sendPortion(transaction: Transaction, nowMs: number): Promise<boolean> {
  const now = new Date(nowMs)
  const notice = await transaction
    .selectFrom('bulk_notice')
    .select(['bulk_notice_id as id', 'message as en', 'message_ne as ne'])
    .where('confirmed', 'is not', null)
    .where('finished', 'is', null)
    .where('taken_back', 'is', null)
    .where((where) => where.or([where('send_at', 'is', null), where('send_at', '<=', now)]))
    .orderBy('bulk_notice_id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (notice === undefined) return true
  const { id, en, ne } = notice
  const readers = await transaction
    .selectFrom('bulk_notice_reader')
    .select('c_bpartner_id as partnerId')
    .where('bulk_notice_id', '=', id)
    .where('sent', 'is', null)
    .orderBy('c_bpartner_id')
    .limit(atOnce)
    .execute()
  for (const { partnerId } of readers)
    await notifyPartner(transaction, {
      partnerId,
      sort: 'announcement',
      event: `bulk_notice:${id}`,
      message: sameInBoth('{text}'),
      values: { text: { en, ne } },
      nowMs,
    })
  if (readers.length > 0)
    await transaction
      .updateTable('bulk_notice_reader')
      .set({ sent: now })
      .where('bulk_notice_id', '=', id)
      .where(
        'c_bpartner_id',
        'in',
        readers.map(({ partnerId }) => partnerId),
      )
      .execute()
  if (readers.length < atOnce)
    await transaction
      .updateTable('bulk_notice')
      .set({ finished: now })
      .where('bulk_notice_id', '=', id)
      .execute()
  return false
}
