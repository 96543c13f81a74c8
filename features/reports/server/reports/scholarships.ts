import { sql } from 'kysely'
import { rupees, share, students, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { chosenProgram, programColumn, programName } from '../query/programs.ts'

/** Scholarships by opening: applications, awards and how much of them was set off against fees. */
export const scholarships: Report = {
  id: 'scholarships',
  title: { en: 'Scholarships', ne: 'छात्रवृत्ति' },
  about: { en: 'applied for and awarded', ne: 'आवेदन र प्रदान' },
  group: 'students',
  permission: 'application.read',
  filters: ['academic_year', 'program'],
  groups: { partOf: 'program_id' },
  columns: [
    text('scholarship', { en: 'Scholarship', ne: 'छात्रवृत्ति' }, { nepali: 'scholarship_ne' }),
    programColumn,
    students('applied', { en: 'Applied', ne: 'आवेदन दिएका' }),
    students('awarded', { en: 'Awarded', ne: 'पाउने' }),
    share('share', { en: 'Awarded, %', ne: 'पाउने, %' }, ['awarded', 'applied']),
    rupees('amount', { en: 'Amount awarded', ne: 'प्रदान गरिएको रकम' }),
    rupees('set_off', { en: 'Set off against fees', ne: 'शुल्कमा मिलान' }),
  ],
  query: (filters) => sql`
    select o.name as scholarship, o.name_ne as scholarship_ne, ${programName}, count(*) as applied,
      count(r.awarded) as awarded,
      coalesce(sum(r.awarded), 0) as amount, coalesce(sum(r.set_off), 0) as set_off
    from n_scholarship_reg r
    join n_scholarship_open o using (n_scholarship_open_id)
    left join n_program p on p.n_program_id = r.n_program_id
    where r.isactive and r.n_application_withdrawal_id is null and ${chosenProgram('r', filters)}
    group by o.n_scholarship_open_id, o.name, o.name_ne, p.n_program_id, p.name,
      p.name_ne
    order by o.name, o.n_scholarship_open_id, p.name`,
}
