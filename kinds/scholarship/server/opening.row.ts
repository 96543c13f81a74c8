import type { Selectable } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { splitQuotas } from '#features/applying/rules/facts.ts'
import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import type { Criteria } from '../rules/criteria.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'
import type { OpeningTable } from './tables.ts'

/** The opening as the rules know it; names play no part in them. */
export function openingFromRow(row: Selectable<OpeningTable>): ScholarshipOpening {
  return {
    id: row.n_scholarship_open_id,
    name: row.name,
    academics: academicsFromRow(row),
    semester: row.n_sem_year_id === null ? null : { id: row.n_sem_year_id, name: '' },
    window: {
      from: row.datefrom === null ? null : findDay(row.datefrom),
      to: row.dateto === null ? null : findDay(row.dateto),
    },
    amount: paisa(row.amount),
    seats: row.seats,
    criteria: criteriaFromRow(row),
  }
}

type CriteriaRow = Pick<
  Selectable<OpeningTable>,
  'quotas' | 'least_cgpa' | 'least_attendance' | 'most_income'
>

export function criteriaFromRow(row: CriteriaRow): Criteria {
  return {
    quotas: splitQuotas(row.quotas),
    leastCgpa: row.least_cgpa,
    leastAttendance: row.least_attendance,
    mostIncome: row.most_income === null ? null : paisa(row.most_income),
  }
}
