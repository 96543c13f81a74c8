import { sql } from 'kysely'
import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { type Message, nameInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import type { SeatAnswer } from '../../rules/merit/answer.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { passedAlong } from '../../rules/merit/rule-set.ts'
import type { MeritListRow } from './stored-list.ts'
import { rulesOf } from './stored-rules.ts'

type Giving = { readonly list: MeritListRow; readonly userId: number; readonly nowMs: number }

type NextPerson = { readonly id: number; readonly partnerId: number }

/** Last day to accept a seat that is offered at a time. */
export function answerUntil({ answer_days: days }: MeritListRow, nowMs: number): Day {
  return addDays(dayInNepal(nowMs), days ?? 1)
}

/** Accepts an offer; no other person's seat changes. */
export async function acceptOffer(
  transaction: Transaction,
  { list, id, nowMs }: Pick<Giving, 'list' | 'nowMs'> & { readonly id: number },
): Promise<null> {
  await transaction
    .updateTable('merit_offer')
    .set({ answer: 'accepted', answered: new Date(nowMs) })
    .where('merit_list_id', '=', list.merit_list_id)
    .where('n_entrance_reg_id', '=', id)
    .execute()
  return null
}

/**
 * Ends an offer that was not taken: its applicant no longer is selected, and the seat goes to the next one waiting, whose
 * application it gives.
 */
export async function endOffer(
  transaction: Transaction,
  at: Giving & { readonly id: number; readonly seat: number; readonly answer: SeatAnswer },
): Promise<number | null> {
  const { list, id, seat, answer } = at
  await transaction
    .updateTable('merit_offer')
    .set({ answer, answered: new Date(at.nowMs) })
    .where('merit_list_id', '=', list.merit_list_id)
    .where('n_entrance_reg_id', '=', id)
    .execute()
  await setEligible(transaction, at, { id, eligible: false })
  const next = await offerToNext(transaction, at, seat)
  if (next === null) return null
  await setEligible(transaction, at, { id: next.id, eligible: true })
  const until = answerUntil(list, at.nowMs)
  const values = { day: dayInBoth(until) }
  await tellOfSeat(transaction, at, { ...next, message: text['notice-offered'], values })
  return next.id
}

/**
 * Offers a free seat to the best one waiting who competes for its quota, else for those that it is passed on to. The caller
 * holds the list's lock. Null: no one waits for it.
 */
export async function offerToNext(
  transaction: Transaction,
  { list, nowMs }: Pick<Giving, 'list' | 'nowMs'>,
  seat: number,
): Promise<NextPerson | null> {
  const { merit_list_id: listId } = list
  const { quota } = await transaction
    .selectFrom('merit_seat')
    .select('quota')
    .where('merit_list_id', '=', listId)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow()
  const { rules } = await rulesOf(transaction, list.merit_rules_id)
  for (const givenBy of passedAlong(quota, rules.quotas)) {
    const next = await nextWaiting(transaction, list, givenBy)
    if (next === null) continue
    await transaction
      .insertInto('merit_offer')
      .values({
        merit_list_id: listId,
        n_entrance_reg_id: next.id,
        seat,
        given_by: givenBy,
        answer_until: answerUntil(list, nowMs),
      })
      .execute()
    return next
  }
  return null
}

/** A person who once did not take a seat of this entrance, by whichever version of its list, is not asked again. */
async function nextWaiting(
  transaction: Transaction,
  { merit_list_id: listId, n_entrance_open_id: openingId }: MeritListRow,
  quota: Quota,
): Promise<NextPerson | null> {
  const { rows } = await sql<NextPerson>`
    select p.n_entrance_reg_id as id, a.c_bpartner_id as "partnerId"
    from merit_place p join n_entrance_reg a using (n_entrance_reg_id)
    where p.merit_list_id = ${listId} and p.rank is not null and a.docstatus in ('AP', 'CO')
      and ${quota} = any(string_to_array(p.quotas, ','))
      and not exists (select from merit_offer o
        join merit_list l using (merit_list_id)
        where l.n_entrance_open_id = ${openingId} and o.n_entrance_reg_id = p.n_entrance_reg_id
          and (o.merit_list_id = p.merit_list_id or o.answer in ('declined', 'lapsed')))
    order by p.rank limit 1`.execute(transaction)
  return rows[0] ?? null
}

async function setEligible(
  transaction: Transaction,
  { userId, nowMs }: Giving,
  { id, eligible }: { readonly id: number; readonly eligible: boolean },
): Promise<void> {
  const row = { table: 'n_entrance_reg', key: 'n_entrance_reg_id', id }
  await writeRow(transaction, row, { columns: { eligible }, userId, nowMs })
}

/** Notifies a person about an offered seat, once for each offer and message. */
export async function tellOfSeat(
  transaction: Transaction,
  { list, nowMs }: Pick<Giving, 'list' | 'nowMs'>,
  notice: NextPerson & {
    readonly message: Message
    readonly values?: Readonly<Record<string, Message>>
  },
): Promise<void> {
  const opening = await transaction
    .selectFrom('n_entrance_open')
    .select(['name', 'name_ne'])
    .where('n_entrance_open_id', '=', list.n_entrance_open_id)
    .executeTakeFirstOrThrow()
  const { id, partnerId, message, values = {} } = notice
  const kind = message === text['notice-lapsed'] ? 'lapsed' : 'offered'
  await notifyPartner(transaction, {
    partnerId,
    sort: 'entrance-seat',
    event: `n_entrance_reg:${id}:${list.merit_list_id}:${kind}`,
    message,
    values: { name: nameInBoth(opening.name, opening.name_ne), ...values },
    nowMs,
  })
}
