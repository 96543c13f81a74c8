import { sql } from 'kysely'
import { rupees } from '#features/reports/server/columns.ts'
import {
  accountCodes,
  accountColumn,
  codeColumn,
  codeOf,
  headColumn,
} from '#features/reports/server/query/income-heads.ts'
import { inDays } from '#features/reports/server/query/months.ts'
import { debitsOfDays } from '#features/reports/server/query/ledger-figures.ts'
import type { Report } from '#features/reports/server/report.ts'

/**
 * Balance of each account and head before some days, what they changed, and the balance after; debits are above zero. The
 * balances of all accounts add up to zero.
 */
export const trialBalance: Report = {
  id: 'trial-balance',
  title: { en: 'Trial balance', ne: 'सन्तुलन परीक्षण' },
  about: {
    en: 'balances of every account before and after some days',
    ne: 'केही दिनअघि र पछि प्रत्येक खाताको मौज्दात',
  },
  group: 'money',
  permission: 'payment.read',
  filters: ['from', 'to'],
  columns: [
    codeColumn,
    accountColumn,
    headColumn,
    rupees('opening', { en: 'Balance before', ne: 'अघिको मौज्दात' }),
    rupees('debit', { en: 'Debit', ne: 'डेबिट' }),
    rupees('credit', { en: 'Credit', ne: 'क्रेडिट' }),
    rupees('closing', { en: 'Balance after', ne: 'पछिको मौज्दात' }),
  ],
  query: (filters) => sql`
    select sums.*, ${codeOf('sums.account', 'sums.head')} as code, sums.opening + sums.debit - sums.credit as closing
    from (
      select e.account, e.head,
        coalesce(sum(e.amount) filter (where t.posted < ${filters.from}::timestamp at time zone 'Asia/Kathmandu'), 0)
          as opening,
        coalesce(sum(e.amount) filter (where e.amount > 0 and ${inDays('t.posted', filters)}), 0) as debit,
        coalesce(-sum(e.amount) filter (where e.amount < 0 and ${inDays('t.posted', filters)}), 0) as credit
      from ledger_entry e join ledger_transaction t using (ledger_transaction_id)
      where t.posted < (${filters.to}::date + 1)::timestamp at time zone 'Asia/Kathmandu'
      group by 1, 2
    ) as sums cross join ${accountCodes}
    order by sums.account, sums.head`,
  ledger: debitsOfDays,
}
