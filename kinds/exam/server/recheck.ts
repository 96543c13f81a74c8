import type { Reader } from '#platform/server/database/database.ts'
import {
  applicationRecheck,
  isUndecided,
} from '#features/applying/server/withdrawal/application-recheck.ts'
import { withdrawalMessages } from '#features/applying/rules/facts.ts'
import { noLongerSentence } from '../rules/no-longer.ts'
import { offeredPapers } from '../rules/papers.ts'
import { examApplications } from './applications.ts'
import { openingFromRow } from './opening.rows.ts'
import { registeredCourses, satPapers } from './papers.rows.ts'
import { examPayable } from './payable.ts'

/** Exam registrations are decided again by enrollment, registered courses and released results, until they have a number. */
export const examRecheck = applicationRecheck({
  applications: examApplications,
  opening: 'n_exam_open',
  payableOf: () => examPayable,
  isOpen: (row) => isUndecided(row) || (row.docstatus === 'AP' && row.erollno === null),
  async whyNoLonger(reader, row, { nowMs }) {
    if (!row.enrollment_is_active) return withdrawalMessages['enrollment-ended']
    const opening = openingFromRow(await openingOf(reader, row.n_exam_open_id))
    const enrollmentId = row.n_program_enroll_id
    const semesterId = opening.semester?.id ?? 0
    const registered = await registeredCourses(reader, { enrollmentId, semesterId })
    const sat = await satPapers(reader, { enrollmentId, nowMs })
    const chosen = await chosenOf(reader, row.n_exam_reg_id)
    return noLongerSentence({ offered: offeredPapers({ opening, registered, sat }), sat, chosen })
  },
})

function openingOf(reader: Reader, id: number) {
  return reader
    .selectFrom('n_exam_open')
    .selectAll()
    .where('n_exam_open_id', '=', id)
    .executeTakeFirstOrThrow()
}

async function chosenOf(reader: Reader, registration: number) {
  const rows = await reader
    .selectFrom('n_exam_regdetails as d')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['d.n_course_id', 'c.value', 'c.name'])
    .where('d.n_exam_reg_id', '=', registration)
    .orderBy('d.n_exam_regdetails_id')
    .execute()
  return rows.map((row) => ({
    courseId: row.n_course_id,
    name: `${row.value} ${row.name}`.trim(),
  }))
}
