import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { decimal, text } from '../columns.ts'
import { resultOutcomes } from '../query/result-outcomes.ts'
import type { Report } from '../report.ts'
import { visibleResults } from '../query/visible-results.ts'

/** All marks of an exam, a row a course of a student, with the average of the semester. */
export const tabulation: Report = {
  id: 'tabulation',
  title: { en: 'Tabulation sheet', ne: 'ट्याबुलेसन सिट' },
  about: { en: 'all marks of an exam', ne: 'एउटा परीक्षाका सबै अङ्क' },
  group: 'exams',
  permission: 'result.manage',
  filters: ['exam'],
  opens: { is: 'student', id: 'student' },
  columns: [
    text('symbol', officeLabels.symbolNumber),
    text('name', common.name, { nepali: 'name_ne' }),
    text('code', common.code),
    decimal('internal', pageLabels.internal),
    decimal('external', { en: 'External', ne: 'बाह्य' }),
    decimal('practical', { en: 'Practical', ne: 'प्रयोगात्मक' }),
    decimal('grace', { en: 'Grace', ne: 'कृपाङ्क' }),
    decimal('obtained', { en: 'Obtained', ne: 'प्राप्ताङ्क' }),
    decimal('full', { en: 'Full marks', ne: 'पूर्णाङ्क' }),
    text('grade', pageLabels.grade),
    decimal('point', { en: 'Grade point', ne: 'ग्रेड अङ्क' }),
    text('outcome', common.result, { values: resultOutcomes }),
    decimal('sgpa', common.sgpa),
  ],
  query: (filters) => sql`
    select r.erollno as symbol, b.name, b.name_nepali as name_ne, c.value as code,
      d.internal_om as internal, d.external_om as external, d.practical_om as practical, d.grace,
      d.total_om as obtained, d.total_fm as full, d.grade, d.grade_point as point, d.outcome,
      s.sgpa, r.c_bpartner_id as student
    from (${visibleResults(filters)}) as s
    join n_exam_resultdetails d using (n_exam_result_id)
    join n_exam_reg r using (n_exam_reg_id)
    join n_course c on c.n_course_id = d.n_course_id
    join c_bpartner b on b.c_bpartner_id = r.c_bpartner_id
    order by r.erollno, r.n_exam_reg_id, c.value`,
}
