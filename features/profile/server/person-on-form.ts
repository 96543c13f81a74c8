import type { Reader } from '#platform/server/database/database.ts'
import { fullMarksText, gradingTypes, levelName } from '../rules/education-lists.ts'

/** The permanent address in one line; '' where there is none. */
export async function permanentAddress(reader: Reader, partnerId: number): Promise<string> {
  const row = await reader
    .selectFrom('c_bpartner_location')
    .select('name')
    .where('c_bpartner_id', '=', partnerId)
    .where('address_type', '=', 'Permanent')
    .executeTakeFirst()
  return row?.name ?? ''
}

/** An education record as a form prints it, e.g. `Plus Two/Intermediate`, `NEB`, `2080`, `CGPA 3.4 of 4.0`. */
export type EducationOnForm = {
  readonly level: string
  readonly board: string
  readonly year: string
  readonly result: string
}

/** The saved education records, newest first; a form has space for five. */
export async function educationOnForm(
  reader: Reader,
  partnerId: number,
): Promise<readonly EducationOnForm[]> {
  const rows = await reader
    .selectFrom('n_bpaca_info')
    .select(['value', 'uni_board', 'passed_year', 'grading_type', 'obtained_marks'])
    .where('c_bpartner_id', '=', partnerId)
    .orderBy('passed_year', 'desc')
    .orderBy('n_bpaca_info_id', 'desc')
    .limit(5)
    .execute()
  return rows.map(({ value, uni_board, passed_year, grading_type: type, obtained_marks }) => {
    return {
      level: levelName(value).en,
      board: uni_board,
      year: passed_year,
      result: `${gradingTypes[type].en} ${obtained_marks} of ${fullMarksText[type]}`,
    }
  })
}
