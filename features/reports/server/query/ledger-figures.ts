import { type RawBuilder, sql } from 'kysely'
import type { FilterValues, Report } from '../report.ts'
import { inDays, inYear } from './months.ts'

type Ledger = NonNullable<Report['ledger']>

/** All debits of the days of a report are in its column `debit`. */
export const debitsOfDays: Ledger = {
  column: 'debit',
  query: (filters) => sql`
    select -sum(l.amount) as amount
    from ledger_line l join ledger_transaction t using (ledger_transaction_id)
    where l.amount < 0 and ${inDays('t.posted', filters)}`,
}

/** All that fees received on the days of a report, by the lines on their other side. */
export function feesOfDays(column: string): Ledger {
  return feesWithin(column, (filters) => inDays('t.posted', filters))
}

/** The same of the fiscal year of a report. */
export function feesOfYear(column: string): Ledger {
  return feesWithin(column, (filters) => inYear('t.posted', filters))
}

function feesWithin(
  column: string,
  within: (filters: FilterValues) => RawBuilder<unknown>,
): Ledger {
  return {
    column,
    query: (filters) => sql`
      select sum(l.amount) as amount
      from ledger_line l join ledger_transaction t using (ledger_transaction_id)
      where l.account <> 'fees' and ${within(filters)}`,
  }
}
