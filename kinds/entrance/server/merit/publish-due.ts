import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { storeHeldPrograms } from '../programs/held-program.ts'
import { answerUntil, passSeat } from '../programs/pass-seat.ts'
import { isAdmitted } from '../programs/waiting.ts'
import { findListIn, type MeritListRow } from './stored-list.ts'
import { rulesOf } from './stored-rules.ts'
import { isUnchanged } from './unchanged.ts'

/** User that the server's own work is recorded with. */
export const serverUser = 0

/**
 * Publishes each list whose release time has come, in one transaction: places, seats and `eligible` are seen at once. One
 * whose scores, claims or rules have changed since it was confirmed becomes void instead.
 */
export async function publishDue(
  database: Database,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  const due = await database.kysely
    .selectFrom('merit_list')
    .select(['merit_list_id as id', 'n_entrance_open_id as openingId'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', new Date(nowMs))
    .orderBy('publish_at')
    .execute()
  for (const { openingId } of due) {
    if (signal.aborted) return
    await database.transaction((transaction) => publish(transaction, openingId, nowMs))
  }
}

async function publish(transaction: Transaction, openingId: number, nowMs: number): Promise<void> {
  const opening = await transaction
    .selectFrom('n_entrance_open')
    .select(['isactive'])
    .where('n_entrance_open_id', '=', openingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const list = await findListIn(transaction, openingId, 'scheduled')
  if (list === null || (list.publish_at?.getTime() ?? nowMs + 1) > nowMs) return
  const { merit_list_id: id } = list
  const before = await findListIn(transaction, openingId, 'published')
  const isValid =
    opening.isactive &&
    (await isUnchanged(transaction, list)) &&
    !(before !== null && (await movesAdmitted(transaction, before, list)))
  if (!isValid) {
    await setState(transaction, id, 'void')
    return
  }
  if (before !== null) await setState(transaction, before.merit_list_id, 'replaced')
  const now = new Date(nowMs)
  await transaction
    .updateTable('merit_list')
    .set({ state: 'published', published: now })
    .where('merit_list_id', '=', id)
    .execute()
  await transaction
    .updateTable('n_entrance_open')
    .set({ result_published: now, updated: now, updatedby: serverUser })
    .where('n_entrance_open_id', '=', openingId)
    .execute()
  await transaction
    .updateTable('merit_offer')
    .set({ answer_until: answerUntil(list, nowMs) })
    .where('merit_list_id', '=', id)
    .execute()
  if (before !== null) await takeAnswersOver(transaction, { before, list, nowMs })
  await setEligible(transaction, { list, now })
  const { rules } = await rulesOf(transaction, list.merit_rules_id)
  if ((rules.further ?? []).length > 0)
    await storeHeldPrograms(transaction, { list, userId: serverUser, nowMs })
}

/** True if a person would move up by the new version, and paid the admission of the seat before since it was computed. */
async function movesAdmitted(
  transaction: Transaction,
  before: MeritListRow,
  list: MeritListRow,
): Promise<boolean> {
  const { rows } = await sql`
    select from merit_offer b
    join merit_offer o on o.merit_list_id = ${list.merit_list_id}
      and o.n_entrance_reg_id = b.n_entrance_reg_id
    join n_entrance_reg a on a.n_entrance_reg_id = b.n_entrance_reg_id
    where b.merit_list_id = ${before.merit_list_id} and (b.answer is null or b.answer = 'accepted')
      and o.place < b.place and ${isAdmitted} limit 1`.execute(transaction)
  return rows.length > 0
}

async function setState(
  transaction: Transaction,
  id: number,
  state: MeritListRow['state'],
): Promise<void> {
  await transaction
    .updateTable('merit_list')
    .set({ state })
    .where('merit_list_id', '=', id)
    .execute()
}

type Replacing = {
  readonly before: MeritListRow
  readonly list: MeritListRow
  readonly nowMs: number
}

/**
 * Answers to the version before hold for the same people; a seat that was declined goes on to the next one. Who accepted a
 * seat is asked again for one of a programme that is preferred less.
 */
async function takeAnswersOver(transaction: Transaction, at: Replacing): Promise<void> {
  const answered = await copyAnswers(transaction, at)
  const free = answered.filter(({ answer }) => answer !== 'accepted').map(({ seat }) => seat)
  for (const seat of free.toSorted((one, other) => one - other))
    await passSeat(transaction, at, seat)
  // The next person may have accepted a seat of the version before.
  await copyAnswers(transaction, at)
}

async function copyAnswers(transaction: Transaction, { before, list }: Replacing) {
  const { rows } = await sql<{ readonly seat: number; readonly answer: string }>`
    update merit_offer o set answer = b.answer, answered = b.answered, answer_until = b.answer_until,
      stays = b.stays
    from merit_offer b
    where o.merit_list_id = ${list.merit_list_id} and b.merit_list_id = ${before.merit_list_id}
      and b.n_entrance_reg_id = o.n_entrance_reg_id and b.answer is not null and o.answer is null
      and (b.answer <> 'accepted' or o.place <= b.place)
    returning o.seat, o.answer`.execute(transaction)
  return rows
}

/** Selected are those with an open or accepted offer, and only they (READINGS R-84). */
async function setEligible(
  transaction: Transaction,
  { list, now }: { readonly list: MeritListRow; readonly now: Date },
): Promise<void> {
  await sql`
    with seated as (
      select n_entrance_reg_id from merit_offer
      where merit_list_id = ${list.merit_list_id} and (answer is null or answer = 'accepted'))
    update n_entrance_reg a
    set eligible = not a.eligible, updated = ${now}, updatedby = ${serverUser}
    where a.n_entrance_open_id = ${list.n_entrance_open_id}
      and a.eligible <> (a.n_entrance_reg_id in (select n_entrance_reg_id from seated))`.execute(
    transaction,
  )
}
