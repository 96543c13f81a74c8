import { type RawBuilder, sql } from 'kysely'
import type { FilterValues } from '../report.ts'
import { chosenProgram, programName } from './programs.ts'

/**
 * Students who passed out, of the chosen year of intake and programme, with the CGPA of their last released result and
 * whether they ever failed a course or were absent from its exam. Those without a result in the portal have no CGPA.
 */
export function passedOut(filters: FilterValues): RawBuilder<unknown> {
  const { now } = filters
  return sql`
    select ${programName}, y.name as year, y.name_ne as year_ne, b.name, b.name_nepali as name_ne,
      b.regrollno as registration, last.cgpa,
      exists (
        select from n_exam_reg r
        join n_exam_result v using (n_exam_reg_id)
        join n_exam_resultdetails d using (n_exam_result_id)
        where r.n_program_enroll_id = e.n_program_enroll_id and v.visible_from <= ${now}
          and d.outcome in ('FAIL', 'ABSENT', 'CANCELLED')
      ) as repeated, e.n_aca_year_id as year_id, e.n_program_enroll_id, e.c_bpartner_id as student
    from n_program_enroll e
    join n_program p on p.n_program_id = e.n_program_id
    join c_bpartner b on b.c_bpartner_id = e.c_bpartner_id
    left join n_aca_year y on y.n_aca_year_id = e.n_aca_year_id
    left join lateral (
      select v.cgpa from n_exam_reg r join n_exam_result v using (n_exam_reg_id)
      where r.n_program_enroll_id = e.n_program_enroll_id and v.visible_from <= ${now}
        and (v.visible_until is null or v.visible_until > ${now})
      order by v.visible_from desc, v.n_exam_result_id desc limit 1
    ) as last on true
    where e.isactive and e.urollstatus and e.ispassedout and ${chosenProgram('e', filters)}`
}
