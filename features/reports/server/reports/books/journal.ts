import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { day, rupees, text } from '#features/reports/server/columns.ts'
import {
  accountCodes,
  accountColumn,
  codeColumn,
  codeOf,
  headColumn,
} from '#features/reports/server/query/income-heads.ts'
import { inDays } from '#features/reports/server/query/months.ts'
import { paymentOf } from '#features/reports/server/query/payment-of.ts'
import { debitsOfDays } from '#features/reports/server/query/ledger-figures.ts'
import type { FilterValues, Report } from '#features/reports/server/report.ts'

/**
 * Debit and credit lines for the books of the accounts office, a voucher for each day or each entry; every voucher has
 * equal debits and credits. Its CSV has nothing but the lines.
 */
export const journal: Report = {
  id: 'journal',
  title: { en: 'Journal for the accounts office', ne: 'लेखा शाखाका लागि जर्नल' },
  about: {
    en: 'debit and credit lines with account codes, for accounting programs',
    ne: 'खाता कोडसहित डेबिट र क्रेडिट, लेखा प्रणालीका लागि',
  },
  group: 'money',
  permission: 'payment.read',
  filters: ['from', 'to', 'counted_by'],
  countedBy: {
    day: { en: 'A voucher each day', ne: 'प्रत्येक दिनको एउटा भौचर' },
    entry: { en: 'A voucher each entry', ne: 'प्रत्येक प्रविष्टिको एउटा भौचर' },
  },
  isBareCsv: true,
  columns: [
    day('day', { en: 'Date', ne: 'मिति' }),
    text('voucher', { en: 'Voucher number', ne: 'भौचर नम्बर' }),
    codeColumn,
    accountColumn,
    headColumn,
    rupees('debit', { en: 'Debit', ne: 'डेबिट' }),
    rupees('credit', { en: 'Credit', ne: 'क्रेडिट' }),
    text('receipt', { en: 'Receipt', ne: 'रसिद' }),
    text('narration', { en: 'Narration', ne: 'विवरण' }),
  ],
  query: (filters) => sql`
    select line.*, ${codeOf('line.account', 'line.head')} as code
    from (${filters.countedBy === 'entry' ? entries(filters) : days(filters)}) as line
    cross join ${accountCodes}
    order by line.day, line.place, line.credit, line.account, line.head`,
  ledger: debitsOfDays,
}

const sides = {
  debit: sql`greatest(e.amount, 0)`,
  credit: sql`greatest(-e.amount, 0)`,
}

function entries(filters: FilterValues): RawBuilder<unknown> {
  return sql`
    select ${dayOf('t.posted')} as day, t.ledger_transaction_id as place, 'L-' || t.ledger_transaction_id as voucher,
      e.account, e.head, ${sides.debit} as debit, ${sides.credit} as credit,
      coalesce(n.number, '') as receipt, t.memo as narration
    from ledger_entry e join ledger_transaction t using (ledger_transaction_id)
    left join n_issued_paper n on n.sort = 'receipt' and n.record_id = ${paymentOf('t.source')}
    where ${inDays('t.posted', filters)}`
}

/** Debits and credits of an account stay apart, so that what was taken back is seen. */
function days(filters: FilterValues): RawBuilder<unknown> {
  return sql`
    select ${dayOf('t.posted')} as day, 0 as place, 'D-' || ${dayOf('t.posted')} as voucher, e.account, e.head,
      sum(${sides.debit}) as debit, sum(${sides.credit}) as credit, '' as receipt, '' as narration
    from ledger_entry e join ledger_transaction t using (ledger_transaction_id)
    where ${inDays('t.posted', filters)}
    group by 1, 3, e.account, e.head, e.amount > 0`
}
