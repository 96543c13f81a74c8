import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { findDay } from '#platform/pure/calendar/day.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { studentColumnNames } from '../../wire/student-columns.ts'
import { knownStudents } from './known-students.ts'
import { studentOptions } from './student-options.ts'
import type { ImportContext } from './target.ts'

/** Students with a place that has not ended, as the cells of a file. */
export async function studentCells(
  dictionary: Dictionary,
  { transaction }: ImportContext,
): Promise<readonly (readonly string[])[]> {
  const named = await studentOptions(dictionary, transaction)
  const { students } = await knownStudents(transaction)
  return students
    .filter(({ enrollmentId, hasEnded }) => enrollmentId !== null && !hasEnded)
    .map((student) => {
      const birth = findDay(student.dob_ad ?? '')
      const values = { ...student, dob_bs: birth === null ? null : bsText(birth) }
      return studentColumnNames.map((name) => {
        const value = values[name]
        return named.get(name)?.cells.get(String(value)) ?? String(value ?? '')
      })
    })
}
