import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { type Message, type MessageValues, nameInBoth } from '#platform/pure/message.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { programNotices } from '../../rules/merit/order-messages.ts'

/** People notified in one transaction. */
const atOnce = 200

/** Notifies each applicant of a published list once: of the seat, the waiting position, or that there is neither. */
export async function tellPlaces(
  database: Database,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const count = await database.transaction((transaction) => tellSome(transaction, nowMs))
    if (count < atOnce) return
  }
}

type PlaceRow = {
  readonly listId: number
  readonly id: number
  readonly partnerId: number
  readonly name: string
  readonly nameNe: string
  readonly waiting: number | null
  readonly until: string | null
  readonly answer: string | null
  /** The entrance is for several programmes; the programme of the seat. */
  readonly isForMany: boolean
  readonly program: string
  readonly programNe: string
}

async function tellSome(transaction: Transaction, nowMs: number): Promise<number> {
  const { rows } = await sql<PlaceRow>`
    with next as (
      select p.merit_list_id, p.n_entrance_reg_id from merit_place p
      join merit_list l using (merit_list_id)
      where p.notified is null and l.state = 'published'
      limit ${atOnce} for update of p skip locked),
    marked as (
      update merit_place p set notified = ${new Date(nowMs)} from next
      where p.merit_list_id = next.merit_list_id and p.n_entrance_reg_id = next.n_entrance_reg_id
      returning p.*)
    select m.merit_list_id as "listId", m.n_entrance_reg_id as id, a.c_bpartner_id as "partnerId",
      o.name, o.name_ne as "nameNe", m.waiting, f.answer_until as until, f.answer,
      o.further_programs <> '' as "isForMany", coalesce(g.name, '') as program,
      coalesce(g.name_ne, '') as "programNe"
    from marked m
    join n_entrance_reg a using (n_entrance_reg_id)
    join n_entrance_open o using (n_entrance_open_id)
    left join merit_offer f using (merit_list_id, n_entrance_reg_id)
    left join merit_seat s on s.merit_list_id = f.merit_list_id and s.seat = f.seat
    left join n_program g on g.n_program_id = coalesce(s.n_program_id, o.n_program_id)`.execute(
    transaction,
  )
  for (const row of rows) {
    const { listId, id, partnerId } = row
    await notifyPartner(transaction, {
      partnerId,
      sort: 'entrance-result',
      event: `n_entrance_reg:${id}:${listId}`,
      ...messageOf(row),
      nowMs,
    })
  }
  return rows.length
}

function messageOf({ waiting, until, answer, ...row }: PlaceRow): {
  readonly message: Message
  readonly values: MessageValues
} {
  const name = nameInBoth(row.name, row.nameNe)
  if (until !== null && answer !== 'declined' && answer !== 'lapsed') {
    const last = day(until)
    const values = { name, day: dayInBoth(last) }
    if (!row.isForMany) return { message: text['notice-seat'], values }
    const program = nameInBoth(row.program, row.programNe)
    return { message: programNotices.seat, values: { ...values, program } }
  }
  if (waiting !== null && row.isForMany)
    return { message: programNotices.waiting, values: { name } }
  if (waiting !== null) return { message: text['notice-waiting'], values: { name, n: waiting } }
  return { message: text['notice-left-out'], values: { name } }
}
