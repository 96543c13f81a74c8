import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import { students, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { genders } from '../query/genders.ts'
import { district, group, quota } from '../query/grouping-labels.ts'
import { chosenProgram, programColumn, programName } from '../query/programs.ts'

/** Name of the group that an applicant belongs to, and the same in Nepali where the database has it. */
const groupings = {
  gender: { name: sql`coalesce(b.gender, '')`, nepali: sql`null` },
  quota: { name: sql`coalesce(replace(r.selectedquota, ',', ', '), '')`, nepali: sql`null` },
  district: { name: sql`coalesce(d.name, '')`, nepali: sql`d.name_ne` },
} as const

/** Entrance applications by programme and what is chosen; withdrawn ones are not counted. */
export const applicants: Report = {
  id: 'applicants',
  title: { en: 'Applicants', ne: 'आवेदकहरू' },
  about: {
    en: 'by programme and gender, quota or district',
    ne: 'कार्यक्रम र लिङ्ग, कोटा वा जिल्लाअनुसार',
  },
  group: 'admissions',
  permission: 'application.read',
  filters: ['academic_year', 'program', 'counted_by'],
  countedBy: {
    gender: common.gender,
    quota,
    district,
  },
  groups: { partOf: 'program_id' },
  columns: [
    programColumn,
    text('grouping', group, { nepali: 'grouping_ne', values: genders }),
    students('applied', { en: 'Applied', ne: 'आवेदन दिएका' }),
    students('paid', { en: 'Fee paid', ne: 'शुल्क तिरेका' }),
    students('approved', { en: 'Approved', ne: 'स्वीकृत भएका' }),
    students('selected', { en: 'Selected', ne: 'छानिएका' }),
  ],
  query(filters) {
    const { name, nepali } = groupings[filters.countedBy as keyof typeof groupings]
    return sql`
      select ${programName}, ${name} as grouping, ${nepali} as grouping_ne,
        count(*) as applied,
        count(*) filter (where r.ispaid) as paid,
        count(*) filter (where r.docstatus in ('AP', 'CO', 'CL')) as approved,
        count(*) filter (where r.selected and o.result_published <= ${filters.now}) as selected
      from n_entrance_reg r
      join n_entrance_open o using (n_entrance_open_id)
      join n_program p on p.n_program_id = r.n_program_id
      join c_bpartner b on b.c_bpartner_id = r.c_bpartner_id
      left join c_bpartner_location l
        on l.c_bpartner_id = r.c_bpartner_id and l.address_type = 'Permanent'
      left join n_district d on d.n_district_id = l.n_district_id
      where r.isactive and r.n_application_withdrawal_id is null and ${chosenProgram('r', filters)}
      group by p.n_program_id, p.name, p.name_ne, grouping, grouping_ne
      order by p.name, p.n_program_id, grouping`
  },
}
