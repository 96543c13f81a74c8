import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { decimal, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { programColumn, programName } from '../query/programs.ts'
import { visibleResults } from '../query/visible-results.ts'

/** Students who passed an exam, by symbol number, with their averages. */
export const passList: Report = {
  id: 'pass-list',
  title: { en: 'Pass list', ne: 'उत्तीर्णको सूची' },
  about: { en: 'of an exam', ne: 'एउटा परीक्षाको' },
  group: 'exams',
  permission: 'result.manage',
  filters: ['exam'],
  opens: { is: 'student', id: 'student' },
  columns: [
    text('symbol', officeLabels.symbolNumber),
    text('name', common.name, { nepali: 'name_ne' }),
    text('registration', pageLabels.registrationNo),
    programColumn,
    decimal('sgpa', common.sgpa),
    decimal('cgpa', common.cgpa),
  ],
  query: (filters) => sql`
    select r.erollno as symbol, b.name, b.name_nepali as name_ne, b.regrollno as registration,
      ${programName}, s.sgpa, s.cgpa, r.c_bpartner_id as student
    from (${visibleResults(filters)}) as s
    join n_exam_reg r using (n_exam_reg_id)
    join c_bpartner b on b.c_bpartner_id = r.c_bpartner_id
    left join n_program p on p.n_program_id = r.n_program_id
    where s.outcome = 'PASS'
    order by r.erollno, r.n_exam_reg_id`,
}
