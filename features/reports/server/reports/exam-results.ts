import { sql } from 'kysely'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { helper, mean, number, share, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { visibleResults } from '../query/visible-results.ts'

/** Released results of an exam by course. Those who were absent or cancelled did not sit it and have no grade. */
export const examResults: Report = {
  id: 'exam-results',
  title: { en: 'Exam results by course', ne: 'विषयअनुसार नतिजा' },
  about: { en: 'sat, passed, failed, average', ne: 'सम्मिलित, उत्तीर्ण, अनुत्तीर्ण, औसत' },
  group: 'exams',
  permission: 'result.manage',
  filters: ['exam'],
  columns: [
    text('code', { en: 'Code', ne: 'विषय कोड' }),
    text('course', { en: 'Course', ne: 'विषय' }, { nepali: 'course_ne' }),
    number('registered', { en: 'Registered', ne: 'दर्ता भएका' }),
    number('absent', { en: 'Absent or cancelled', ne: 'अनुपस्थित वा रद्द' }),
    number('sat', { en: 'Sat', ne: 'सम्मिलित' }),
    number('passed', pageLabels.passed),
    number('failed', { en: 'Failed', ne: 'अनुत्तीर्ण' }),
    share('share', { en: 'Passed, %', ne: 'उत्तीर्ण, %' }, ['passed', 'sat']),
    helper('points'),
    mean('average', { en: 'Average grade point', ne: 'औसत ग्रेड अङ्क' }, ['points', 'sat']),
  ],
  query: (filters) => sql`
    select c.value as code, c.name as course, c.name_nepali as course_ne, count(*) as registered,
      count(*) filter (where d.outcome in ('ABSENT', 'CANCELLED')) as absent,
      count(*) filter (where d.outcome in ('PASS', 'FAIL')) as sat,
      count(*) filter (where d.outcome = 'PASS') as passed,
      count(*) filter (where d.outcome = 'FAIL') as failed,
      coalesce(sum(d.grade_point) filter (where d.outcome in ('PASS', 'FAIL')), 0) as points
    from (${visibleResults(filters)}) as s
    join n_exam_resultdetails d using (n_exam_result_id)
    join n_course c on c.n_course_id = d.n_course_id
    group by c.n_course_id, c.value, c.name, c.name_nepali
    order by c.value`,
}
