import { sql } from 'kysely'
import { admissionSemesterId } from '#features/programs/rules/facts.ts'
import { share, students } from '../columns.ts'
import type { Report } from '../report.ts'
import { chosenProgram, programColumn, programName } from '../query/programs.ts'

/** Students on the way from the entrance to a place, by programme; withdrawn applications are not counted. */
export const admissionFunnel: Report = {
  id: 'admission-funnel',
  title: { en: 'From application to enrollment', ne: 'आवेदनदेखि भर्नासम्म' },
  about: { en: 'applied, paid, approved, enrolled', ne: 'आवेदन, भुक्तानी, स्वीकृति र भर्ना' },
  group: 'admissions',
  permission: 'application.read',
  filters: ['academic_year', 'program'],
  groups: { partOf: 'program_id' },
  columns: [
    programColumn,
    students('applied', { en: 'Applied for entrance', ne: 'प्रवेशमा आवेदन' }),
    students('paid', { en: 'Fee paid', ne: 'शुल्क तिरेका' }),
    students('approved', { en: 'Approved', ne: 'स्वीकृत भएका' }),
    students('selected', { en: 'Selected', ne: 'छानिएका' }),
    students('admission', { en: 'Applied for admission', ne: 'भर्नामा आवेदन' }),
    students('admission_paid', { en: 'Admission paid', ne: 'भर्ना शुल्क तिरेका' }),
    students('enrolled', { en: 'Enrolled', ne: 'भर्ना भएका' }),
    share('share', { en: 'Enrolled of applied, %', ne: 'आवेदकमध्ये भर्ना, %' }, [
      'enrolled',
      'applied',
    ]),
  ],
  query: (filters) => sql`
    select ${programName}, sum(applied) as applied, sum(paid) as paid, sum(approved) as approved,
      sum(selected) as selected, sum(admission) as admission,
      sum(admission_paid) as admission_paid, sum(enrolled) as enrolled
    from n_program p
    join (
      select r.n_program_id, 1 as applied, r.ispaid::integer as paid,
        (r.docstatus in ('AP', 'CO', 'CL'))::integer as approved,
        (r.selected and o.result_published <= ${filters.now})::integer as selected,
        0 as admission, 0 as admission_paid, 0 as enrolled
      from n_entrance_reg r join n_entrance_open o using (n_entrance_open_id)
      where r.isactive and r.n_application_withdrawal_id is null and ${chosenProgram('r', filters)}
      union all
      select r.n_program_id, 0, 0, 0, 0, 1, r.ispaid::integer, 0
      from n_program_creg r
      where r.isactive and r.n_application_withdrawal_id is null
        and r.n_sem_year_id = ${admissionSemesterId} and ${chosenProgram('r', filters)}
      union all
      select e.n_program_id, 0, 0, 0, 0, 0, 0, 1
      from n_program_enroll e
      where e.isactive and e.urollstatus and ${chosenProgram('e', filters)}
    ) as step on step.n_program_id = p.n_program_id
    group by p.n_program_id, p.name, p.name_ne
    order by p.name, p.n_program_id`,
}
