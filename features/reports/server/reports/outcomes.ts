import { sql } from 'kysely'
import { share, students } from '../columns.ts'
import type { Report } from '../report.ts'
import { chosenProgram, intakeColumn, programColumn, programName } from '../query/programs.ts'

/** Enrolled students of each intake by what became of them. */
export const outcomes: Report = {
  id: 'outcomes',
  title: { en: 'Passed out and dropped out', ne: 'उत्तीर्ण र पढाइ छाडेका' },
  about: { en: 'by programme and year of intake', ne: 'कार्यक्रम र भर्ना वर्षअनुसार' },
  group: 'students',
  permission: 'student.find',
  filters: ['academic_year', 'program'],
  groups: { partOf: 'program_id' },
  columns: [
    programColumn,
    intakeColumn,
    students('enrolled', { en: 'Enrolled', ne: 'भर्ना भएका' }),
    students('studying', { en: 'Studying', ne: 'अध्ययनरत' }),
    students('passed_out', { en: 'Passed out', ne: 'उत्तीर्ण भई निस्केका' }),
    students('dropped_out', { en: 'Dropped out', ne: 'पढाइ छाडेका' }),
    share('passed_share', { en: 'Passed out, %', ne: 'उत्तीर्ण, %' }, ['passed_out', 'enrolled']),
    share('dropped_share', { en: 'Dropped out, %', ne: 'छाडेका, %' }, ['dropped_out', 'enrolled']),
  ],
  query: (filters) => sql`
    select ${programName}, y.name as year, y.name_ne as year_ne, count(*) as enrolled,
      count(*) filter (where not e.ispassedout and not e.isdropout) as studying,
      count(*) filter (where e.ispassedout) as passed_out,
      count(*) filter (where e.isdropout) as dropped_out
    from n_program_enroll e
    join n_program p on p.n_program_id = e.n_program_id
    join n_aca_year y on y.n_aca_year_id = e.n_aca_year_id
    where e.isactive and e.urollstatus and ${chosenProgram('e', filters)}
    group by p.n_program_id, p.name, p.name_ne, y.n_aca_year_id, y.name, y.name_ne
    order by p.name, p.n_program_id, y.name desc`,
}
