import { nameInBoth } from '#platform/pure/message.ts'
import './tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Days } from '#platform/pure/calendar/days.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { withinDays } from '#platform/server/database/nepal-days.ts'
import type { CashCount, CashCounter, CashReceipt } from '../../wire/cash.ts'
import { uncountedCounters } from './counter.ts'

const mostReceipts = 300

type CounterRow = Readonly<
  Record<'id' | 'taken' | 'taken_back' | 'to_bank' | 'difference' | 'balance', number>
> & { readonly name: string }

/** Counters with an entry on some days or cash now, and of the person who asks. */
export async function countersOf(
  reader: Reader,
  days: Days,
  userId: number,
): Promise<readonly CashCounter[]> {
  const { rows } = await sql<CounterRow>`
    select u.ad_user_id as id, u.name, ${summed(days, 'cash')} as taken, -${summed(days, 'cash-reversal')} as taken_back,
      -${summed(days, 'cash-to-bank')} as to_bank, ${summed(days, 'cash-count')} as difference,
      coalesce(sum(l.amount), 0) as balance
    from ad_user u
    left join cash_movement m on m.counter = u.ad_user_id
    left join ledger_transaction t using (ledger_transaction_id)
    left join ledger_line l on l.ledger_transaction_id = t.ledger_transaction_id and l.account = 'cash'
    where u.ad_user_id = ${userId} or u.ad_user_id in (select counter from cash_movement)
    group by u.ad_user_id, u.name
    having u.ad_user_id = ${userId} or coalesce(sum(l.amount), 0) <> 0
      or coalesce(bool_or(${withinDays('t.posted', days)}), false)
    order by u.ad_user_id <> ${userId}, u.name, u.ad_user_id`.execute(reader)
  const uncounted = new Set((await uncountedCounters(reader, days.last)).map(({ id }) => id))
  return rows.map(({ taken_back, to_bank, ...row }) => ({
    id: row.id,
    name: row.name,
    taken: paisa(row.taken),
    takenBack: paisa(taken_back),
    toBank: paisa(to_bank),
    difference: paisa(row.difference),
    balance: paisa(row.balance),
    isCounted: !uncounted.has(row.id),
  }))
}

/** Sum of a counter's cash on some days under sources that begin with a word. */
function summed(days: Days, beginning: string): RawBuilder<number> {
  return sql`coalesce(sum(l.amount) filter (
    where split_part(t.source, ':', 1) = ${beginning} and ${withinDays('t.posted', days)}), 0)`
}

type ReceiptRow = {
  readonly id: number
  readonly number: string
  readonly taken: Date
  readonly taken_by: string
  readonly partner: number
  readonly name: string
  readonly name_nepali: string
  readonly description_ne: string
  readonly description: string
  readonly amount: number
  readonly reversed: Date | null
  readonly waits: boolean
}

/** The newest cash receipts of some days; one more than are shown says that there are more. */
export async function receiptsOf(
  reader: Reader,
  days: Days,
  { nowMs, reversalType }: { readonly nowMs: number; readonly reversalType: string },
): Promise<{ readonly receipts: readonly CashReceipt[]; readonly isWhole: boolean }> {
  const { rows } = await sql<ReceiptRow>`
    select k.c_payment_id as id, r.number, k.taken, u.name as taken_by, p.c_bpartner_id as partner, b.name,
      b.name_nepali, p.description, p.description_ne, k.amount, k.reversed, exists (
        select 1 from n_proposal o where o.sort = ${reversalType} and o.subject = 'c_payment:' || k.c_payment_id
          and o.state = 'open' and o.expires > ${new Date(nowMs)}) as waits
    from cash_receipt k join c_payment p using (c_payment_id) join receipt r using (c_payment_id)
    join c_bpartner b on b.c_bpartner_id = p.c_bpartner_id join ad_user u on u.ad_user_id = k.taken_by
    where ${withinDays('k.taken', days)}
    order by k.taken desc, k.c_payment_id desc limit ${mostReceipts + 1}`.execute(reader)
  const receipts = rows.slice(0, mostReceipts).map((row) => ({
    paymentId: row.id,
    number: row.number,
    taken: row.taken.toISOString(),
    takenBy: row.taken_by,
    partnerId: row.partner,
    student: nameInBoth(row.name, row.name_nepali),
    forWhat: nameInBoth(row.description, row.description_ne),
    amount: paisa(row.amount),
    state: stateOf(row),
  }))
  return { receipts, isWhole: rows.length <= mostReceipts }
}

function stateOf({ reversed, waits }: ReceiptRow): CashReceipt['state'] {
  if (reversed !== null) return 'reversed'
  return waits ? 'reversal-waits' : 'valid'
}

/** Counts of some days, the newest first. */
export async function countsOf(reader: Reader, days: Days): Promise<readonly CashCount[]> {
  const rows = await reader
    .selectFrom('cash_count as c')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'c.counter')
    .innerJoin('ad_user as b', 'b.ad_user_id', 'c.counted_by')
    .select(['c.cash_count_id as id', 'u.name as counter', 'b.name as countedBy'])
    .select(['c.counted_at', 'c.counted', 'c.expected', 'c.reason'])
    .where(withinDays('c.counted_at', days))
    .orderBy('c.cash_count_id', 'desc')
    .limit(mostReceipts)
    .execute()
  return rows.map(({ counted_at, counted, expected, reason, ...row }) => ({
    ...row,
    countedAt: counted_at.toISOString(),
    counted: paisa(counted),
    expected: paisa(expected),
    reason: reason ?? '',
  }))
}

/** Counts with a difference until a day and after another, for the second person of a close. */
export async function differencesOf(
  reader: Reader,
  { first, last }: { readonly first: Day; readonly last: Day },
): Promise<readonly CashCount[]> {
  const counts = await countsOf(reader, { first, last })
  return counts.filter(({ counted, expected }) => counted !== expected)
}
