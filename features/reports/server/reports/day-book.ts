import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { day, rupees, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { accountNames } from '#features/payments/rules/facts.ts'
import { paymentOf } from '../query/payment-of.ts'
import { feeTypeColumn } from '../query/fee-types.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { feesOfDays } from '../query/ledger-figures.ts'
import { inDays } from '../query/months.ts'

/** Every entry of the ledger: received, taken back, set off and paid out. An amount below zero left the account. */
export const dayBook: Report = {
  id: 'day-book',
  title: { en: 'Day book', ne: 'दैनिक खाता' },
  about: { en: 'every receipt and refund', ne: 'प्रत्येक रसिद र फिर्ता' },
  group: 'money',
  permission: 'payment.read',
  filters: ['from', 'to'],
  opens: { is: 'student', id: 'student' },
  columns: [
    text('name', common.name, { nepali: 'name_ne' }),
    text('receipt', pageLabels.receipt),
    day('day', { en: 'Day', ne: 'दिन' }),
    feeTypeColumn,
    rupees('khalti', pageLabels.khalti),
    rupees('bank', common.bank),
    rupees('cash', accountNames.cash),
    rupees('difference', accountNames['cash-difference']),
    rupees('charges', accountNames.charges),
    rupees('given', { en: 'Scholarship, retotaling', ne: 'छात्रवृत्ति, पुनर्योग' }),
    rupees('fees', { en: 'To fees', ne: 'शुल्कमा' }),
    rupees('credit', { en: 'To credit', ne: 'जम्मामा' }),
  ],
  query: (filters) => sql`
    select ${dayOf('t.posted')} as day, receipt.number as receipt, b.name,
      b.name_nepali as name_ne, entry.type, entry.khalti, entry.bank, entry.cash, entry.difference, entry.charges, entry.given,
      entry.fees, entry.credit, entry.student
    from ledger_transaction t
    cross join lateral (
      select max(l.payment_type) as type, max(l.c_bpartner_id) as student,
        coalesce(sum(l.amount) filter (where l.account = 'khalti'), 0) as khalti,
        coalesce(sum(l.amount) filter (where l.account = 'bank'), 0) as bank,
        coalesce(sum(l.amount) filter (where l.account = 'cash'), 0) as cash,
        coalesce(sum(l.amount) filter (where l.account = 'cash-difference'), 0) as difference,
        coalesce(sum(l.amount) filter (where l.account = 'charges'), 0) as charges,
        coalesce(sum(l.amount) filter (where l.account in ('scholarship', 'retotaling')), 0) as given,
        coalesce(-sum(l.amount) filter (where l.account = 'fees'), 0) as fees,
        coalesce(-sum(l.amount) filter (where l.account = 'suspense'), 0) as credit
      from ledger_line l where l.ledger_transaction_id = t.ledger_transaction_id
    ) as entry
    left join c_bpartner b on b.c_bpartner_id = entry.student
    left join n_issued_paper receipt
      on receipt.sort = 'receipt' and receipt.record_id = ${paymentOf('t.source')}
    where ${inDays('t.posted', filters)}
    order by t.posted, t.ledger_transaction_id`,
  ledger: feesOfDays('fees'),
}
