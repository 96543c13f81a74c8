import { nameInBoth } from '#platform/pure/message.ts'
import { type RawBuilder, sql } from 'kysely'
import { day, findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { peopleLike } from '#features/profile/server/people-like.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { paymentSearchMessages as text } from '../rules/messages.ts'
import { type FoundPayment, paymentsAtOnce, paymentSearch } from '../wire/processes.ts'

const mostPeople = 200

/** Finds payments by their number in any spelling, by the person who paid, by amount and by days. Reads only. */
export const searchPayments = (dictionary: Dictionary) =>
  defineProcess({
    ...paymentSearch,
    name: text.listed,
    roles: staffWith('payment.read'),
    shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
    async run({ typed = '', first_day, last_day, ...given }, { database, session }) {
      const [first, last] = [first_day, last_day].map((each) => findDay(each ?? ''))
      if (first && last && first > last)
        return refusal('rule/days-wrong', text['wrong-days'], {
          errors: [{ field: 'first_day', message: text['wrong-days'] }],
        })
      const looking = { typed: typed.trim(), role: session.role, dictionary }
      const ids = looking.typed === '' ? null : await paymentsLike(database, looking)
      const days = { first: first ?? null, last: last ?? null }
      const payments = await matching(database, { ...given, ...days, ids })
      return { summary: text.listed, data: { payments } }
    },
  })

type Looking = { readonly typed: string; readonly role: string; readonly dictionary: Dictionary }

/** Condition for the payments a text means: those with that number, and if there is none those of the people it names. */
async function paymentsLike(database: Database, looking: Looking): Promise<RawBuilder<boolean>> {
  const { typed } = looking
  const key = slipKey(typed)
  const { rows } = await sql<{ readonly id: number }>`
    select c_payment_id as id from c_payment where orig_trxid = ${typed}
    union select c_payment_id from receipt where number = ${typed.toUpperCase()}
    union select c_payment_id from voucher where slip_key = ${key} and slip_key <> ''
    limit ${paymentsAtOnce}`.execute(database.kysely)
  if (rows.length > 0) return sql`p.c_payment_id = any(${rows.map(({ id }) => id)}::bigint[])`
  const people =
    typed.length < 2 ? [] : await peopleLike(database, { ...looking, most: mostPeople })
  return sql`p.c_bpartner_id = any(${[...people]}::bigint[])`
}

type Matching = {
  readonly ids: RawBuilder<boolean> | null
  /** Paisa. */
  readonly amount?: number | undefined
  readonly first: string | null
  readonly last: string | null
  readonly before?: number | undefined
}

async function matching(
  { kysely }: Database,
  { ids, amount, first, last, before }: Matching,
): Promise<readonly FoundPayment[]> {
  let query = kysely
    .selectFrom('c_payment as p')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .leftJoin('receipt as r', 'r.c_payment_id', 'p.c_payment_id')
    .leftJoin('voucher as v', 'v.c_payment_id', 'p.c_payment_id')
    .select(['p.c_payment_id as id', 'p.dateacct', 'p.c_bpartner_id as partnerId', 'p.payamt'])
    .select([
      'b.name',
      'b.name_nepali',
      'p.description',
      'p.description_ne',
      'p.tendertype as tender',
    ])
    .select(['p.orig_trxid', 'v.slip_number', 'p.docstatus as status', 'r.number as receipt'])
  if (ids !== null) query = query.where(ids)
  if (amount !== undefined) query = query.where('p.payamt', '=', paisa(amount))
  if (first !== null) query = query.where('p.dateacct', '>=', day(first))
  if (last !== null) query = query.where('p.dateacct', '<=', day(last))
  if (before !== undefined) query = query.where(isOlderThan(before))
  const rows = await query
    .orderBy('p.dateacct', 'desc')
    .orderBy('p.c_payment_id', 'desc')
    .limit(paymentsAtOnce)
    .execute()
  return rows.map(({ id, partnerId, tender, status, ...row }) => ({
    id,
    partnerId,
    tender,
    status,
    day: day(row.dateacct),
    name: nameInBoth(row.name, row.name_nepali),
    forWhat: nameInBoth(row.description, row.description_ne),
    amount: paisa(row.payamt),
    number: row.orig_trxid ?? row.slip_number ?? '',
    receipt: row.receipt ?? '',
  }))
}

/** Payments further down the list than one of it. */
function isOlderThan(id: number): RawBuilder<boolean> {
  return sql`(p.dateacct, p.c_payment_id) <
    ((select dateacct from c_payment where c_payment_id = ${id}), ${id}::bigint)`
}
