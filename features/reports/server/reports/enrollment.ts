import { sql } from 'kysely'
import { students, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { genders } from '../query/genders.ts'
import { chosenProgram, programColumn, programName } from '../query/programs.ts'

/** Students who study now, as the University Grants Commission asks for them; the academic year is that of the intake. */
export const enrollment: Report = {
  id: 'enrollment',
  title: { en: 'Enrollment', ne: 'अध्ययनरत विद्यार्थी' },
  about: { en: 'by programme, semester and gender', ne: 'कार्यक्रम, सेमेस्टर र लिङ्गअनुसार' },
  group: 'students',
  permission: 'student.find',
  filters: ['academic_year', 'program'],
  groups: { partOf: 'program_id' },
  columns: [
    programColumn,
    text('semester', { en: 'Semester', ne: 'सेमेस्टर' }, { nepali: 'semester_ne' }),
    students('female', genders.female),
    students('male', genders.male),
    students('other', genders.other),
    students('unknown', genders['']),
    students('students', { en: 'Students', ne: 'जम्मा विद्यार्थी' }),
  ],
  query: (filters) => sql`
    select ${programName}, s.name as semester, s.name_ne as semester_ne,
      count(*) filter (where b.gender = 'female') as female,
      count(*) filter (where b.gender = 'male') as male,
      count(*) filter (where b.gender = 'other') as other,
      count(*) filter (where b.gender is null) as unknown,
      count(*) as students
    from n_program_enroll e
    join n_program p on p.n_program_id = e.n_program_id
    join n_sem_year s on s.n_sem_year_id = e.n_sem_year_id
    join c_bpartner b on b.c_bpartner_id = e.c_bpartner_id
    where e.isactive and e.urollstatus and not e.ispassedout and not e.isdropout
      and ${chosenProgram('e', filters)}
    group by p.n_program_id, p.name, p.name_ne, s.n_sem_year_id, s.name, s.name_ne
    order by p.name, p.n_program_id, s.place, s.n_sem_year_id`,
}
