import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { slotOf } from '#features/examination/server/sitters.ts'
import type { Slot } from '#features/examination/rules/facts.ts'

/** An exam that an applicant of an entrance sits besides it. */
export type OtherExam = {
  readonly id: number
  readonly person: string
  /** The course, or the entrance with its sitting. */
  readonly name: string
  readonly slot: Slot
}

type OtherExamRow = Omit<OtherExam, 'slot'> & {
  readonly exam_day: string
  readonly time_from: string
  readonly time_to: string
}

/** Exam papers and sittings of other entrances of its approved applicants, on the days of its sittings. */
export async function otherExams(reader: Reader, openingId: number): Promise<readonly OtherExam[]> {
  const { rows } = await sql<OtherExamRow>`
    with own as (select n_entrance_reg_id, c_bpartner_id from n_entrance_reg
      where n_entrance_open_id = ${openingId} and docstatus in ('AP', 'CO')),
    on_days as (select r.* from n_exam_routine r where r.exam_day in (
      select exam_day from n_exam_routine where n_entrance_open_id = ${openingId})),
    other as (
      select own.n_entrance_reg_id as id, own.c_bpartner_id, k.value as name,
        r.exam_day, r.time_from, r.time_to
      from own join n_exam_reg x on x.c_bpartner_id = own.c_bpartner_id and x.docstatus <> 'CL'
      join n_exam_regdetails d using (n_exam_reg_id)
      join on_days r on r.n_exam_master_id = x.n_exam_master_id and r.n_course_id = d.n_course_id
      join n_course k on k.n_course_id = d.n_course_id
      union all
      select own.n_entrance_reg_id, own.c_bpartner_id, concat(o.name, ', ', r.name),
        r.exam_day, r.time_from, r.time_to
      from own join n_entrance_reg x on x.c_bpartner_id = own.c_bpartner_id
        and x.n_entrance_reg_id <> own.n_entrance_reg_id and x.docstatus <> 'CL'
      join n_exam_seat s on s.n_entrance_reg_id = x.n_entrance_reg_id
      join on_days r on r.n_exam_routine_id = s.n_exam_routine_id
      join n_entrance_open o on o.n_entrance_open_id = x.n_entrance_open_id)
    select other.id, p.name as person, other.name, exam_day, time_from, time_to
    from other join c_bpartner p using (c_bpartner_id)
    order by p.name, other.name`.execute(reader)
  return rows.map(({ exam_day, time_from, time_to, ...exam }) => ({
    ...exam,
    slot: slotOf({ exam_day, time_from, time_to }),
  }))
}
