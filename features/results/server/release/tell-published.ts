import { nameInBoth } from '#platform/pure/message.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { releaseMessages as text } from '#features/results/rules/release/release-messages.ts'

/** People notified in one transaction. */
const atOnce = 200

/**
 * Notifies each student whose result is visible by now, once, and never before: the sentence is the same for pass and
 * fail. Stops between two transactions when the signal says so.
 */
export async function tellPublished(
  database: Database,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const count = await database.transaction((transaction) => tellSome(transaction, nowMs))
    if (count < atOnce) return
  }
}

async function tellSome(transaction: Transaction, nowMs: number): Promise<number> {
  const now = new Date(nowMs)
  const rows = await transaction
    .selectFrom('n_exam_result as r')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'r.n_exam_reg_id')
    .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
    .select(['r.n_exam_result_id as id', 'r.c_bpartner_id as partnerId', 'o.name', 'o.name_ne'])
    .where('r.told', 'is', null)
    .where('r.visible_from', '<=', now)
    .orderBy('r.visible_from')
    .limit(atOnce)
    .forUpdate('r')
    .execute()
  for (const { id, partnerId, name, name_ne } of rows)
    await notifyPartner(transaction, {
      partnerId,
      sort: 'result-published',
      event: `n_exam_result:${id}`,
      message: text['notice-published'],
      values: { exam: nameInBoth(name, name_ne) },
      nowMs,
    })
  if (rows.length > 0)
    await transaction
      .updateTable('n_exam_result')
      .set({ told: now })
      .where(
        'n_exam_result_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  return rows.length
}
