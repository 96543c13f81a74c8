import { type RawBuilder, sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { day, number, rupees, text } from '../columns.ts'
import type { FilterValues, Report } from '../report.ts'
import { feeTypeColumn } from '../query/fee-types.ts'
import { unpaidFeesWhere } from '../query/unpaid-fees.ts'
import { chosenProgram, programColumn, programName } from '../query/programs.ts'

/** Least age of a due in days, by choice. */
const leastDays = { all: 0, 'over-30': 31, 'over-90': 91, 'over-365': 366 } as const

/** Fees of admissions, courses and exams that are not paid whole. An unpaid entrance is no due: its application lapses. */
export const dues: Report = {
  id: 'dues',
  title: { en: 'Dues', ne: 'तिर्न बाँकी शुल्क' },
  about: { en: 'who owes, for what, since when', ne: 'कसको, केको, कहिलेदेखि' },
  group: 'money',
  permission: 'payment.read',
  filters: ['academic_year', 'program', 'counted_by'],
  countedBy: {
    all: { en: 'All ages', ne: 'सबै अवधि' },
    'over-30': { en: 'Older than 30 days', ne: '३० दिनभन्दा पुराना' },
    'over-90': { en: 'Older than 90 days', ne: '९० दिनभन्दा पुराना' },
    'over-365': { en: 'Older than a year', ne: 'एक वर्षभन्दा पुराना' },
  },
  opens: { is: 'student', id: 'student' },
  columns: [
    text('name', common.name, { nepali: 'name_ne' }),
    text('registration', pageLabels.registrationNo),
    programColumn,
    feeTypeColumn,
    day('since', { en: 'Since', ne: 'देखि' }),
    number('days', { en: 'Days', ne: 'दिन' }, { isSummed: false }),
    rupees('fee', { en: 'Fee', ne: 'शुल्क' }),
    rupees('paid', pageLabels.feePaid),
    rupees('owed', officeLabels.stillOwed),
  ],
  query(filters) {
    const { countedBy, today } = filters
    const least = leastDays[countedBy as keyof typeof leastDays]
    return sql`
      select b.name, b.name_nepali as name_ne, b.regrollno as registration, ${programName},
        due.type, due.since, ${today}::date - due.since as days,
        due.totalfee as fee, due.feepaid as paid, due.totalfee - due.feepaid as owed,
        due.c_bpartner_id as student
      from (${unpaidFees(filters)}) as due
      join c_bpartner b on b.c_bpartner_id = due.c_bpartner_id
      join n_program p on p.n_program_id = due.n_program_id
      where ${today}::date - due.since >= ${least}::integer
      order by due.since, due.type, due.id`
  },
  ledger: {
    column: 'paid',
    query: (filters) => sql`
      select -sum(l.amount) as amount
      from (${unpaidFees(filters)}) as due
      join ledger_line l on l.account = 'fees' and l.payment_type = due.type and l.reference_id = due.id
      where ${filters.today}::date - due.since
        >= ${leastDays[filters.countedBy as keyof typeof leastDays]}::integer`,
  },
}

function unpaidFees(filters: FilterValues): RawBuilder<unknown> {
  return unpaidFeesWhere(chosenProgram('f', filters))
}
