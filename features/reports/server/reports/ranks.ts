import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { decimal, number, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { programColumn, programName } from '../query/programs.ts'
import { visibleResults } from '../query/visible-results.ts'

/** Those who passed an exam, by the average of the semester in their programme; equal averages share a rank. */
export const ranks: Report = {
  id: 'ranks',
  title: { en: 'Ranks', ne: 'श्रेणीक्रम' },
  about: { en: 'of an exam, by programme', ne: 'एउटा परीक्षाको, कार्यक्रमअनुसार' },
  group: 'exams',
  permission: 'result.manage',
  filters: ['exam'],
  opens: { is: 'student', id: 'student' },
  columns: [
    programColumn,
    number('rank', { en: 'Rank', ne: 'क्रम' }, { isSummed: false }),
    text('symbol', officeLabels.symbolNumber),
    text('name', common.name, { nepali: 'name_ne' }),
    decimal('sgpa', common.sgpa),
    decimal('cgpa', common.cgpa),
  ],
  query: (filters) => sql`
    select ${programName}, s.sgpa, s.cgpa, r.erollno as symbol, b.name, b.name_nepali as name_ne,
      rank() over (partition by r.n_program_id order by s.sgpa desc) as rank,
      r.c_bpartner_id as student
    from (${visibleResults(filters)}) as s
    join n_exam_reg r using (n_exam_reg_id)
    join c_bpartner b on b.c_bpartner_id = r.c_bpartner_id
    left join n_program p on p.n_program_id = r.n_program_id
    where s.outcome = 'PASS'
    order by p.name, p.n_program_id, rank, r.erollno, r.n_exam_reg_id`,
}
