import { sql } from 'kysely'
import { accountNames } from '#features/payments/rules/facts.ts'
import { day, number, rupees, text } from '../columns.ts'
import { feeTypeColumn } from '../query/fee-types.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { inDays } from '../query/months.ts'
import type { Report } from '../report.ts'

/** Sums of each day by account, with the codes of the accounts office, to be read into its books. */
export const accountSums: Report = {
  id: 'account-sums',
  title: { en: 'Sums by account', ne: 'खाताअनुसार जम्मा' },
  about: {
    en: 'debit and credit of each day, with account codes',
    ne: 'खाता कोडसहित प्रत्येक दिनको डेबिट र क्रेडिट',
  },
  group: 'money',
  permission: 'payment.read',
  filters: ['from', 'to'],
  columns: [
    day('day', { en: 'Day', ne: 'दिन' }),
    text('code', { en: 'Account code', ne: 'खाता कोड' }),
    text('account', { en: 'Account', ne: 'खाता' }, { values: accountNames }),
    feeTypeColumn,
    number('lines', { en: 'Entries', ne: 'प्रविष्टि' }),
    rupees('debit', { en: 'Debit', ne: 'डेबिट' }),
    rupees('credit', { en: 'Credit', ne: 'क्रेडिट' }),
  ],
  query: (filters) => sql`
    select sums.day, codes.value ->> coalesce(nullif(sums.type, ''), sums.account) as code,
      sums.account, sums.type, sums.lines, sums.debit, sums.credit
    from (
      select ${dayOf('t.posted')} as day, l.account,
        case l.account when 'fees' then l.payment_type else '' end as type, count(*) as lines,
        coalesce(sum(l.amount) filter (where l.amount > 0), 0) as debit,
        coalesce(-sum(l.amount) filter (where l.amount < 0), 0) as credit
      from ledger_line l join ledger_transaction t using (ledger_transaction_id)
      where ${inDays('t.posted', filters)}
      group by 1, 2, 3
    ) as sums
    left join (select value::jsonb as value from n_setting where key = 'account-codes') as codes on true
    order by sums.day, sums.account, sums.type`,
  ledger: {
    column: 'debit',
    query: (filters) => sql`
      select -sum(l.amount) as amount
      from ledger_line l join ledger_transaction t using (ledger_transaction_id)
      where l.amount < 0 and ${inDays('t.posted', filters)}`,
  },
}
