import { sql } from 'kysely'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { accountNames } from '#features/payments/rules/facts.ts'
import { rupees } from '../columns.ts'
import type { Report } from '../report.ts'
import { feeTypeColumn } from '../query/fee-types.ts'
import { feesOfYear } from '../query/ledger-figures.ts'
import { inYear } from '../query/months.ts'

/** Accounts that fees are paid from, and their columns. */
const ways = {
  khalti: pageLabels.khalti,
  bank: { en: 'QR and voucher', ne: 'क्यूआर र भौचर' },
  cash: accountNames.cash,
  scholarship: { en: 'Scholarship', ne: 'छात्रवृत्ति' },
  retotaling: { en: 'Retotaling credit', ne: 'पुनर्योगको जम्मा' },
  suspense: { en: 'Credit set off', ne: 'जम्माबाट मिलान' },
} as const

/**
 * Fees of a fiscal year by type and by the account that paid them, less what was taken back. The money of an entry is put to
 * its accounts in the ledger, so a payment with more than its fee counts with the fee alone.
 */
export const incomeByWay: Report = {
  id: 'income-by-way',
  title: { en: 'Income by fee type', ne: 'शुल्कको प्रकारअनुसार आम्दानी' },
  about: { en: 'and way of paying, in a fiscal year', ne: 'र भुक्तानीको माध्यम, एक आर्थिक वर्षमा' },
  group: 'money',
  permission: 'payment.read',
  filters: ['fiscal_year'],
  columns: [
    feeTypeColumn,
    ...Object.entries(ways).map(([account, label]) => rupees(account, label)),
    rupees('net', { en: 'Net income', ne: 'खुद आम्दानी' }),
  ],
  query(filters) {
    const byWay = Object.keys(ways).map(
      (account) =>
        sql`coalesce(sum(fee.net) filter (where fee.account = ${account}), 0) as ${sql.ref(account)}`,
    )
    return sql`
      select fee.payment_type as type, ${sql.join(byWay)},
        sum(fee.net) as net
      from (
        select l.payment_type, -sum(l.amount) as net, (
          select other.account from ledger_line other
          where other.ledger_transaction_id = l.ledger_transaction_id and other.account <> 'fees'
          order by abs(other.amount) desc, other.ledger_line_id limit 1
        ) as account
        from ledger_line l join ledger_transaction t using (ledger_transaction_id)
        where l.account = 'fees' and ${inYear('t.posted', filters)}
        group by l.ledger_transaction_id, l.payment_type
      ) as fee
      group by fee.payment_type
      order by sum(fee.net) desc, fee.payment_type`
  },
  ledger: feesOfYear('net'),
}
