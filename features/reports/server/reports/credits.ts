import { type RawBuilder, sql } from 'kysely'
import { rupees } from '../columns.ts'
import type { FilterValues, Report } from '../report.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { inYear, monthColumn, monthRows } from '../query/months.ts'

/**
 * Money that the university owes to students and payers, by month: what came to it, what paid fees, what was paid out, and what
 * was owed at the end of each month.
 */
export const credits: Report = {
  id: 'credits',
  title: { en: 'Refunds and credits', ne: 'फिर्ता र जम्मा रकम' },
  about: { en: 'held for students, by month', ne: 'विद्यार्थीको नाममा, महिनाअनुसार' },
  group: 'money',
  permission: 'payment.read',
  filters: ['fiscal_year'],
  columns: [
    monthColumn,
    rupees('arose', { en: 'New credit', ne: 'नयाँ जम्मा' }),
    rupees('set_off', { en: 'Set off against fees', ne: 'शुल्कमा मिलान' }),
    rupees('paid_out', { en: 'Paid out or reversed', ne: 'फिर्ता भुक्तानी वा उल्टाइएको' }),
    rupees('change', { en: 'Change', ne: 'घटबढ' }),
    rupees('owed', { en: 'Owed at the end', ne: 'अन्त्यमा बाँकी' }, { isSummed: false }),
  ],
  query: (filters) => sql`
    select month.name as month, month.name_ne as month_ne,
      coalesce(sum(credit.arose), 0) as arose, coalesce(sum(credit.set_off), 0) as set_off,
      coalesce(sum(credit.paid_out), 0) as paid_out,
      coalesce(sum(credit.change), 0) as change,
      (select coalesce(-sum(l.amount), 0)
        from ledger_line l join ledger_transaction t using (ledger_transaction_id)
        where l.account = 'suspense' and ${dayOf('t.posted')} < ${filters.months[0]?.first}::date)
        + sum(coalesce(sum(credit.change), 0)) over (order by month.place) as owed
    from ${monthRows(filters)}
    left join (${creditsByDay(filters)}) as credit
      on credit.day between month.first_day and month.last_day
    group by month.place, month.name, month.name_ne
    order by month.place`,
  ledger: {
    column: 'change',
    query: (filters) => sql`
      select sum(l.amount) as amount
      from ledger_line l join ledger_transaction t using (ledger_transaction_id)
      where l.account <> 'suspense' and ${inYear('t.posted', filters)}`,
  },
}

/** Movements of the account that holds credit. Money that left the bank or the wallet was paid out or reversed. */
function creditsByDay(filters: FilterValues): RawBuilder<unknown> {
  return sql`
    select ${dayOf('t.posted')} as day, -sum(l.amount) as change,
      -sum(l.amount) filter (where l.amount < 0) as arose,
      sum(l.amount) filter (where l.amount > 0 and not paid.out) as set_off,
      sum(l.amount) filter (where l.amount > 0 and paid.out) as paid_out
    from ledger_line l
    join ledger_transaction t using (ledger_transaction_id)
    cross join lateral (
      select exists (
        select from ledger_line other
        where other.ledger_transaction_id = l.ledger_transaction_id
          and other.account in ('bank', 'khalti') and other.amount < 0)
    ) as paid (out)
    where l.account = 'suspense' and ${inYear('t.posted', filters)}
    group by 1`
}
