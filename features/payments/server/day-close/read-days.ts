import { sql } from 'kysely'
import { type Day, day } from '#platform/pure/calendar/day.ts'
import type { Days } from '#platform/pure/calendar/days.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { dayOf, withinDays } from '#platform/server/database/nepal-days.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { LineGroup } from '../../rules/day-close/day-sums.ts'

/**
 * The lines of some days, summed by account, head of income, person and direction. The person is the cashier of a voucher or
 * of a cash counter, or the second person of a proposal, whose number ends the source.
 */
export async function lineGroups(reader: Reader, days: Days): Promise<readonly LineGroup[]> {
  const { rows } = await sql<{
    account: string
    type: string
    staff: string | null
    amount: number
    lines: number
  }>`
    select l.account, l.head as type, u.name as staff,
      sum(l.amount) as amount, count(*) filter (where l.is_first) as lines
    from ledger_transaction t
    join ledger_entry l using (ledger_transaction_id)
    left join voucher v
      on v.c_payment_id = substring(t.source from '^voucher(?:-reversal)?:([0-9]+)')::bigint
    left join n_proposal p on p.state = 'confirmed'
      and p.n_proposal_id = substring(t.source from '^(?:credit|scholarship|paid-out):[0-9]+:([0-9]+)$')::bigint
    left join cash_movement m using (ledger_transaction_id)
    left join ad_user u on u.ad_user_id = case
      when t.source like 'voucher-reversal:%' then v.reversed_by
      else coalesce(m.counter, v.decided_by, p.decided_by) end
    where ${withinDays('t.posted', days)}
    group by l.account, l.head, u.ad_user_id, u.name, l.amount > 0
    order by l.account, l.head, u.name, l.amount > 0`.execute(reader)
  return rows.map(({ account, type, staff, amount, lines }) => ({
    account,
    head: type,
    staff,
    amount: paisa(amount),
    lines,
  }))
}

/** Number of transactions of some days, and the first day that has one; null: there is none. */
export async function transactionsOf(
  reader: Reader,
  days: Days,
): Promise<{ readonly transactions: number; readonly first: Day | null }> {
  const { rows } = await sql<{ transactions: number; first: string | null }>`
    select count(*) as transactions,
      min(${dayOf('t.posted')}) as first
    from ledger_transaction t where ${withinDays('t.posted', days)}`.execute(reader)
  const [row] = rows
  return { transactions: row?.transactions ?? 0, first: row?.first ? day(row.first) : null }
}
