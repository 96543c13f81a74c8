import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { rupees, text } from '#features/reports/server/columns.ts'
import {
  accountCodes,
  codeColumn,
  codeOf,
  headColumn,
} from '#features/reports/server/query/income-heads.ts'
import { inYear, monthRows } from '#features/reports/server/query/months.ts'
import { feesOfYear } from '#features/reports/server/query/ledger-figures.ts'
import type { FilterValues, Report } from '#features/reports/server/report.ts'

/** Income of a fiscal year by head, of each day, each month or the whole year. */
export const incomeByHead: Report = {
  id: 'income-by-head',
  title: { en: 'Income by head', ne: 'शीर्षकअनुसार आम्दानी' },
  about: {
    en: 'of each day, month or the fiscal year',
    ne: 'प्रत्येक दिन, महिना वा आर्थिक वर्षको',
  },
  group: 'money',
  permission: 'payment.read',
  filters: ['fiscal_year', 'counted_by'],
  countedBy: {
    month: { en: 'Month', ne: 'महिना' },
    day: { en: 'Day', ne: 'दिन' },
    year: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
  },
  opens: { is: 'report', report: 'day-book', from: 'first_day', to: 'last_day' },
  columns: [
    text('period', { en: 'Period', ne: 'अवधि' }, { nepali: 'period_ne' }),
    headColumn,
    codeColumn,
    rupees('income', { en: 'Income', ne: 'आम्दानी' }),
    rupees('taken_back', { en: 'Taken back', ne: 'फिर्ता लिइएको' }),
    rupees('net', { en: 'Net income', ne: 'खुद आम्दानी' }),
  ],
  query: (filters) => sql`
    select sums.*, ${codeOf('sums.account', 'sums.head')} as code
    from (
      select ${periodOf(filters)}, 'fees'::text as account, fee.head,
        coalesce(-sum(fee.amount) filter (where fee.amount < 0), 0) as income,
        coalesce(sum(fee.amount) filter (where fee.amount > 0), 0) as taken_back,
        -sum(fee.amount) as net
      from ${monthRows(filters)}
      join (
        select ${dayOf('t.posted')} as day, e.head, e.amount
        from ledger_entry e join ledger_transaction t using (ledger_transaction_id)
        where e.account = 'fees' and ${inYear('t.posted', filters)}
      ) as fee on fee.day between month.first_day and month.last_day
      group by 1, 2, 3, 4, fee.head
    ) as sums cross join ${accountCodes}
    order by sums.first_day, sums.head`,
  ledger: feesOfYear('net'),
}

/** First and last day of the period of a row, and its name in both languages. */
function periodOf({ countedBy, months }: FilterValues): RawBuilder<unknown> {
  if (countedBy === 'day') {
    const number = sql`(fee.day - month.first_day + 1)::text`
    return sql`fee.day as first_day, fee.day as last_day, ${number} || ' ' || month.name as period,
      translate(${number}, '0123456789', '०१२३४५६७८९') || ' ' || month.name_ne as period_ne`
  }
  if (countedBy === 'month')
    return sql`month.first_day, month.last_day, month.name as period, month.name_ne as period_ne`
  const [first, last] = [months[0], months.at(-1)]
  const year = `${first?.year}/${String(last?.year).slice(2)}`
  return sql`${first?.first}::date as first_day, ${last?.last}::date as last_day, ${year}::text as period,
    translate(${year}::text, '0123456789', '०१२३४५६७८९') as period_ne`
}
