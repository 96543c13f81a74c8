import type { Selectable } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import { type ExamOpening, isExamType } from '../rules/exam.ts'
import { examFeeFromRow } from './fee/fee-steps.ts'
import type { OpeningTable } from './tables.ts'

/** The opening as the rules know it; names play no part in them. */
export function openingFromRow(row: Selectable<OpeningTable>): ExamOpening {
  return {
    id: row.n_exam_open_id,
    name: row.name,
    exam: { id: row.n_exam_master_id, name: '' },
    academics: academicsFromRow(row),
    semester: { id: row.n_sem_year_id, name: '' },
    type: isExamType(row.examtype) ? row.examtype : 'REG',
    window: {
      from: row.datefrom === null ? null : findDay(row.datefrom),
      to: row.dateto === null ? null : findDay(row.dateto),
    },
    fees: examFeeFromRow(row),
    mostAttempts: row.most_attempts,
    leastAttendance: row.least_attendance,
    resultAtMs: row.result_at?.getTime() ?? null,
    retotaling: {
      from: row.retotalingfrom === null ? null : findDay(row.retotalingfrom),
      to: row.retotalingto === null ? null : findDay(row.retotalingto),
    },
  }
}
