import { sql } from 'kysely'
import { rupees } from '../columns.ts'
import type { Report } from '../report.ts'
import { feeTypes } from '../query/fee-types.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { feesOfYear } from '../query/ledger-figures.ts'
import { inYear, monthColumn, monthRows } from '../query/months.ts'

/** Fees credited by type and month, what was taken back, and the rest. */
export const incomeByMonth: Report = {
  id: 'income-by-month',
  title: { en: 'Income by month', ne: 'महिनाअनुसार आम्दानी' },
  about: { en: 'and fee type, in a fiscal year', ne: 'र शुल्कको प्रकारअनुसार, एक आर्थिक वर्षमा' },
  group: 'money',
  permission: 'payment.read',
  filters: ['fiscal_year'],
  opens: { is: 'report', report: 'day-book', from: 'first_day', to: 'last_day' },
  columns: [
    monthColumn,
    ...Object.entries(feeTypes).map(([type, label]) => rupees(type, label)),
    rupees('income', { en: 'Income', ne: 'आम्दानी' }),
    rupees('taken_back', { en: 'Taken back', ne: 'फिर्ता लिइएको' }),
    rupees('net', { en: 'Net income', ne: 'खुद आम्दानी' }),
  ],
  query(filters) {
    const credited = Object.keys(feeTypes).map(
      (type) =>
        sql`coalesce(sum(fee.credited) filter (where fee.payment_type = ${type}), 0) as ${sql.ref(type)}`,
    )
    return sql`
      select month.name as month, month.name_ne as month_ne, month.first_day, month.last_day,
        ${sql.join(credited)},
        coalesce(sum(fee.credited), 0) as income,
        coalesce(sum(fee.taken_back), 0) as taken_back,
        coalesce(sum(fee.credited - fee.taken_back), 0) as net
      from ${monthRows(filters)}
      left join (
        select ${dayOf('t.posted')} as day, l.payment_type,
          coalesce(-sum(l.amount) filter (where l.amount < 0), 0) as credited,
          coalesce(sum(l.amount) filter (where l.amount > 0), 0) as taken_back
        from ledger_line l join ledger_transaction t using (ledger_transaction_id)
        where l.account = 'fees' and ${inYear('t.posted', filters)}
        group by 1, 2
      ) as fee on fee.day between month.first_day and month.last_day
      group by month.place, month.name, month.name_ne, month.first_day, month.last_day
      order by month.place`
  },
  ledger: feesOfYear('net'),
}
