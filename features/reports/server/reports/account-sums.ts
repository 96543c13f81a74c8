import { sql } from 'kysely'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { day, number, rupees } from '../columns.ts'
import {
  accountCodes,
  accountColumn,
  codeColumn,
  codeOf,
  headColumn,
} from '../query/income-heads.ts'
import { inDays } from '../query/months.ts'
import { debitsOfDays } from '../query/ledger-figures.ts'
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
    codeColumn,
    accountColumn,
    headColumn,
    number('lines', { en: 'Entries', ne: 'प्रविष्टि' }),
    rupees('debit', { en: 'Debit', ne: 'डेबिट' }),
    rupees('credit', { en: 'Credit', ne: 'क्रेडिट' }),
  ],
  query: (filters) => sql`
    select sums.*, ${codeOf('sums.account', 'sums.head')} as code
    from (
      select ${dayOf('t.posted')} as day, e.account, e.head, count(*) filter (where e.is_first) as lines,
        coalesce(sum(e.amount) filter (where e.amount > 0), 0) as debit,
        coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as credit
      from ledger_entry e join ledger_transaction t using (ledger_transaction_id)
      where ${inDays('t.posted', filters)}
      group by 1, 2, 3
    ) as sums cross join ${accountCodes}
    order by sums.day, sums.account, sums.head`,
  ledger: debitsOfDays,
}
