import './tables.ts'
import { sql } from 'kysely'
import { type Day, day } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'

/** Makes all changes of a counter's cash wait for each other until the transaction ends. */
export async function lockCounter(transaction: Transaction, counter: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cash counter', ${counter}))`.execute(
    transaction,
  )
}

/** Notes the counter of an entry that was posted under a source. */
export async function noteMovement(
  transaction: Transaction,
  source: string,
  counter: number,
): Promise<void> {
  await transaction
    .insertInto('cash_movement')
    .columns(['ledger_transaction_id', 'counter'])
    .expression((from) =>
      from
        .selectFrom('ledger_transaction')
        .select((of) => ['ledger_transaction_id', of.val(counter).as('counter')])
        .where('source', '=', source),
    )
    .execute()
}

/** Cash that a counter has by the ledger, and its last entry; 0: there is none. */
export async function cashAt(
  reader: Reader,
  counter: number,
): Promise<{ readonly balance: Money; readonly lastTransaction: number }> {
  const row = await reader
    .selectFrom('cash_movement as m')
    .innerJoin('ledger_line as l', 'l.ledger_transaction_id', 'm.ledger_transaction_id')
    .select(({ fn }) => [
      fn.sum<number | null>('l.amount').as('balance'),
      fn.max<number | null>('m.ledger_transaction_id').as('last'),
    ])
    .where('l.account', '=', 'cash')
    .where('m.counter', '=', counter)
    .executeTakeFirstOrThrow()
  return { balance: paisa(row.balance ?? 0), lastTransaction: row.last ?? 0 }
}

export type UncountedCounter = { readonly id: number; readonly name: string; readonly since: Day }

/** Counters with an entry until a day that no count includes, and the day of the first. */
export async function uncountedCounters(
  reader: Reader,
  last: Day,
): Promise<readonly UncountedCounter[]> {
  const { rows } = await sql<{ id: number; name: string; since: string }>`
    select m.counter as id, u.name, min(${dayOf('t.posted')}) as since
    from cash_movement m join ledger_transaction t using (ledger_transaction_id)
    join ad_user u on u.ad_user_id = m.counter
    where t.posted < (${last}::date + 1)::timestamp at time zone 'Asia/Kathmandu'
      and m.ledger_transaction_id > coalesce((
        select max(c.last_transaction) from cash_count c where c.counter = m.counter), 0)
    group by m.counter, u.name
    order by u.name, m.counter`.execute(reader)
  return rows.map((row) => ({ ...row, since: day(row.since) }))
}

/** Name of the person whose counter it is: of one who took cash, or of oneself; null: it is none. */
export async function nameOfCounter(
  reader: Reader,
  { counter, userId }: { readonly counter: number; readonly userId: number },
): Promise<string | null> {
  const row = await reader
    .selectFrom('ad_user')
    .select('name')
    .where('ad_user_id', '=', counter)
    .where((of) =>
      of.or([
        of('ad_user_id', '=', userId),
        of('ad_user_id', 'in', of.selectFrom('cash_movement').select('counter')),
      ]),
    )
    .executeTakeFirst()
  return row?.name ?? null
}
