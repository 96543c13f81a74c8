import { sql } from 'kysely'
import { studies } from '#features/enrollment/server/studies.ts'
import { students, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { genders } from '../query/genders.ts'
import { district, group, quota } from '../query/grouping-labels.ts'
import { chosenProgram, programColumn, programName } from '../query/programs.ts'

const [none, noPlace] = [sql`null`, sql`min(0)`]
const semester = { en: 'Semester', ne: 'सेमेस्टर' } as const

/** Name of the group that a student belongs to, the same in Nepali, and the place of the group. */
const groupings = {
  semester: { name: sql`s.name`, nepali: sql`s.name_ne`, place: sql`min(s.place)` },
  quota: { name: sql`coalesce(replace(q.quota, ',', ', '), '')`, nepali: none, place: noPlace },
  district: { name: sql`coalesce(d.name, '')`, nepali: sql`d.name_ne`, place: noPlace },
} as const

/**
 * Students who study now, as the University Grants Commission asks for them; the academic year is that of the intake, the
 * quota that of the last entrance.
 */
export const enrollment: Report = {
  id: 'enrollment',
  title: { en: 'Enrollment', ne: 'अध्ययनरत विद्यार्थी' },
  about: {
    en: 'by programme, gender, and semester, quota or district',
    ne: 'कार्यक्रम, लिङ्ग, र सेमेस्टर, कोटा वा जिल्लाअनुसार',
  },
  group: 'students',
  permission: 'student.find',
  filters: ['academic_year', 'program', 'counted_by'],
  countedBy: {
    semester,
    quota,
    district,
  },
  groups: { partOf: 'program_id' },
  columns: [
    programColumn,
    text('grouping', group, { nepali: 'grouping_ne', values: { '': genders[''] } }),
    students('female', genders.female),
    students('male', genders.male),
    students('other', genders.other),
    students('unknown', genders['']),
    students('students', { en: 'Students', ne: 'जम्मा विद्यार्थी' }),
  ],
  query(filters) {
    const { name, nepali, place } = groupings[filters.countedBy as keyof typeof groupings]
    return sql`
      select ${programName}, ${name} as grouping, ${nepali} as grouping_ne,
        count(*) filter (where b.gender = 'female') as female,
        count(*) filter (where b.gender = 'male') as male,
        count(*) filter (where b.gender = 'other') as other,
        count(*) filter (where b.gender is null) as unknown,
        count(*) as students
      from n_program_enroll e
      join n_program p on p.n_program_id = e.n_program_id
      join n_sem_year s on s.n_sem_year_id = e.n_sem_year_id
      join c_bpartner b on b.c_bpartner_id = e.c_bpartner_id
      left join c_bpartner_location l
        on l.c_bpartner_id = e.c_bpartner_id and l.address_type = 'Permanent'
      left join n_district d on d.n_district_id = l.n_district_id
      left join lateral (
        select r.selectedquota as quota from n_entrance_reg r
        where r.c_bpartner_id = e.c_bpartner_id and r.isactive
          and r.n_application_withdrawal_id is null
        order by r.n_entrance_reg_id desc limit 1
      ) as q on true
      where ${studies}
        and ${chosenProgram('e', filters)}
      group by p.n_program_id, p.name, p.name_ne, grouping, grouping_ne
      order by p.name, p.n_program_id, ${place} nulls last, grouping`
  },
}
