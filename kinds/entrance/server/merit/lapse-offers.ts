import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { endOffer, tellOfSeat } from './offers.ts'
import { serverUser } from './publish-due.ts'

/** Ends offers that were not accepted by their last day, one after another; each seat goes to the next person. */
export async function lapseOffers(
  database: Database,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const lapsed = await database.transaction((transaction) => lapseOne(transaction, nowMs))
    if (!lapsed) return
  }
}

async function lapseOne(transaction: Transaction, nowMs: number): Promise<boolean> {
  const list = await transaction
    .selectFrom('merit_list')
    .selectAll()
    .where('state', '=', 'published')
    .where('merit_list_id', 'in', overdue(transaction, nowMs).select('o.merit_list_id'))
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (list === undefined) return false
  const offer = await overdue(transaction, nowMs)
    .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 'o.n_entrance_reg_id')
    .select(['o.n_entrance_reg_id as id', 'o.seat', 'a.c_bpartner_id as partnerId'])
    .where('o.merit_list_id', '=', list.merit_list_id)
    .orderBy('o.seat')
    .limit(1)
    .executeTakeFirst()
  if (offer === undefined) return true // accepted while this waited for the lock
  const { id, seat, partnerId } = offer
  await endOffer(transaction, { list, id, seat, answer: 'lapsed', userId: serverUser, nowMs })
  const message = text['notice-lapsed']
  await tellOfSeat(transaction, { list, nowMs }, { id, partnerId, message, about: 'lapsed' })
  return true
}

/** Offers without an answer whose last day is over. */
function overdue(transaction: Transaction, nowMs: number) {
  return transaction
    .selectFrom('merit_offer as o')
    .where('o.answer', 'is', null)
    .where('o.answer_until', '<', dayInNepal(nowMs))
}
