import type { Selectable } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import type { OfferedCourse, ProgramOpening } from '../rules/program-opening.ts'
import type { OpeningTable } from './tables.ts'

export type OpeningRow = Selectable<OpeningTable>

/** Without courses and names; neither plays a part in eligibility. */
export function openingFromRow(row: OpeningRow): ProgramOpening {
  return {
    id: row.n_program_cregopen_id,
    name: row.name,
    academics: academicsFromRow(row),
    semester: { id: row.n_sem_year_id, name: '' },
    window: {
      from: row.datefrom === null ? null : findDay(row.datefrom),
      to: row.dateto === null ? null : findDay(row.dateto),
    },
    fees: {
      admission: paisa(row.admissionfee),
      semester: paisa(row.semyearfee),
      library: paisa(row.libraryfee),
      practical: paisa(row.practicalfee),
      lab: paisa(row.labfee),
    },
    minimumCredits: row.min_credit,
    maximumCredits: row.max_credit,
    seats: seatsOf(row.seats),
    courses: [],
  }
}

/** The courses an opening offers, their seats uncounted (`countSeats` counts them). */
export async function coursesOf(reader: Reader, openingId: number): Promise<OfferedCourse[]> {
  const rows = await reader
    .selectFrom('n_batch_course as b')
    .innerJoin('n_course as c', 'c.n_course_id', 'b.n_course_id')
    .leftJoin('n_course as p', 'p.n_course_id', 'b.n_prerequisite_id')
    .select(['b.n_course_id', 'b.course_type', 'b.credit_hour', 'b.internal_fm', 'b.internal_pm'])
    .select(['b.n_prerequisite_id', 'b.seats', 'c.value', 'c.name', 'p.name as prerequisite'])
    .where('b.n_program_cregopen_id', '=', openingId)
    .where('b.isactive', '=', true)
    .orderBy('b.n_batch_course_id')
    .execute()
  return rows.map((row) => ({
    courseId: row.n_course_id,
    code: row.value,
    name: row.name,
    type: row.course_type,
    creditHours: row.credit_hour,
    internalFullMarks: row.internal_fm,
    internalPassMarks: row.internal_pm,
    prerequisite:
      row.n_prerequisite_id === null
        ? null
        : { courseId: row.n_prerequisite_id, name: row.prerequisite ?? '' },
    seats: seatsOf(row.seats),
  }))
}

function seatsOf(total: number | null) {
  return total === null ? null : { total, left: total }
}
