import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { decimal, number, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { passedOut } from '../query/passed-out.ts'
import { intakeColumn, programColumn } from '../query/programs.ts'

/** Best of those who passed out; with equal averages more of them. */
const best = 3

/** Graduates with the highest CGPA of their programme and year of intake. Those who passed each course at once come first. */
export const medals: Report = {
  id: 'medals',
  title: { en: 'Medal candidates', ne: 'पदकका उम्मेदवार' },
  about: { en: 'best by programme and year of intake', ne: 'कार्यक्रम र भर्ना वर्षअनुसार उत्कृष्ट' },
  group: 'students',
  permission: 'registry.read',
  filters: ['academic_year', 'program'],
  opens: { is: 'student', id: 'student' },
  columns: [
    programColumn,
    intakeColumn,
    number('rank', { en: 'Rank', ne: 'क्रम' }, { isSummed: false }),
    text('name', common.name, { nepali: 'name_ne' }),
    text('registration', pageLabels.registrationNo),
    decimal('cgpa', common.cgpa),
    text(
      'attempt',
      { en: 'Each course at once', ne: 'सबै विषय पहिलो पटकमै' },
      {
        values: { yes: { en: 'Yes', ne: 'हो' }, no: { en: 'No', ne: 'होइन' } },
      },
    ),
  ],
  query: (filters) => sql`
    select *, case when repeated then 'no' else 'yes' end as attempt
    from (
      select *, rank() over (partition by program_id, year_id order by repeated, cgpa desc) as rank
      from (${passedOut(filters)}) as g where cgpa is not null
    ) as ranked
    where rank <= ${best}
    order by program, program_id, year desc, rank, name, student`,
}
