import type { Message } from '#platform/pure/message.ts'
import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { AcademicRow } from '#features/applying/server/academic-rows.ts'
import { studies } from '#features/enrollment/server/studies.ts'
import { isExamType } from '../../rules/exam.ts'
import type { CohortFacts, EarlierOpening } from '../../rules/session/plan-openings.ts'

/** Place and semester of a cohort, as its course registration has them. */
export type CohortPlace = AcademicRow & {
  readonly n_program_id: number
  readonly n_aca_year_id: number
  readonly n_sem_year_id: number
}

export type CohortNames = {
  readonly program: Message
  readonly subject: Message | null
  readonly semester: Message
  readonly year: Message
  readonly intake: Message | null
}

type CohortQuery = {
  readonly sessionId: number
  readonly programs: readonly number[]
  readonly semesters: readonly number[]
  readonly nowMs: number
}

type CohortRow = CohortPlace &
  CohortNames & {
    readonly offered: number
    readonly unmarked: number
    readonly to_sit: number
    readonly without_internal: number
    readonly to_repeat: number
  }

type Cohort = {
  readonly place: CohortPlace
  readonly names: CohortNames
  readonly facts: CohortFacts
}

const samePlace = sql.raw(`x.n_program_id = c.n_program_id and x.n_sem_year_id = c.n_sem_year_id
  and x.n_aca_year_id = c.n_aca_year_id and x.n_intake_id is not distinct from c.n_intake_id
  and x.n_subject_id is not distinct from c.n_subject_id`)

/** Cohorts with a published course registration for one of the semesters; by programme and semester. */
export async function findCohorts(reader: Reader, asked: CohortQuery): Promise<readonly Cohort[]> {
  const { rows } = await sql<CohortRow>`with c as (
    select n_aca_year_id, n_intake_id, n_faculty_id, n_level_id, n_program_id, n_subject_id,
      n_sem_year_id, array_agg(n_program_cregopen_id) as registrations
    from n_program_cregopen
    where isactive and ispublished and n_aca_year_id is not null
      and n_program_id = any(${asked.programs}::bigint[])
      and n_sem_year_id = any(${asked.semesters}::bigint[])
    group by 1, 2, 3, 4, 5, 6, 7)
    select c.n_aca_year_id, c.n_intake_id, c.n_faculty_id, c.n_level_id, c.n_program_id,
      c.n_subject_id, c.n_sem_year_id, taught.*, sitting.*, repeating.*,
      ${bothNames('g.name', 'g.name_ne')} as program, ${bothNames('y.name', 'y.name_ne')} as year,
      ${bothNames('m.name', 'm.name_ne')} as semester,
      case when s.name is not null then ${bothNames('s.name', 's.name_ne')} end as subject,
      case when i.name is not null then ${bothNames('i.name', 'i.name_ne')} end as intake
    from c join n_program g using (n_program_id) join n_aca_year y using (n_aca_year_id)
    join n_sem_year m using (n_sem_year_id) left join n_intake i using (n_intake_id)
    left join n_subject s on s.n_subject_id = c.n_subject_id
    cross join lateral (${taughtCourses}) taught
    cross join lateral (${sittingStudents(asked)}) sitting
    cross join lateral (${repeatingStudents(asked)}) repeating
    order by g.name, m.place, c.n_sem_year_id, c.n_aca_year_id, c.n_intake_id, c.n_subject_id`.execute(
    reader,
  )
  return rows.map(cohortFromRow)
}

function cohortFromRow(row: CohortRow): Cohort {
  const { program, subject, semester, year, intake } = row
  const { n_aca_year_id, n_intake_id, n_faculty_id, n_level_id, n_program_id, n_subject_id } = row
  const { n_sem_year_id, to_sit: toSit, to_repeat: toRepeat, offered, unmarked } = row
  return {
    place: {
      n_aca_year_id,
      n_intake_id,
      n_faculty_id,
      n_level_id,
      n_program_id,
      n_subject_id,
      n_sem_year_id,
    },
    names: { program, subject, semester, year, intake },
    facts: { offered, unmarked, toSit, withoutInternal: row.without_internal, toRepeat },
  }
}

const taughtCourses = sql.raw(`select count(*) as offered,
    count(*) filter (where external_fm is null and practical_fm is null) as unmarked
  from n_batch_course
  where isactive and n_program_cregopen_id = any(c.registrations)`)

/** Students who have not registered for a regular exam of another session. */
const sittingStudents = ({ sessionId }: CohortQuery) => sql`
  select count(distinct r.n_program_enroll_id) as to_sit,
    count(*) filter (where d.internal_om is null) as without_internal
  from n_program_creg r join n_program_enroll e using (n_program_enroll_id)
  join n_program_cregdetails d using (n_program_creg_id)
  where r.n_program_cregopen_id = any(c.registrations) and r.docstatus <> 'CL' and ${studies}
    and not exists (select from n_exam_reg x join n_exam_open o using (n_exam_open_id)
      where x.n_program_enroll_id = r.n_program_enroll_id and x.docstatus <> 'CL'
        and o.n_sem_year_id = c.n_sem_year_id and o.examtype = 'REG'
        and o.n_exam_master_id <> ${sessionId})`

/** Students with a course that was not passed at any released attempt. */
const repeatingStudents = ({ nowMs }: CohortQuery) => sql`
  select count(*) as to_repeat from (
    select from (
      select x.n_program_enroll_id, d.n_course_id,
        released_outcome(d.n_exam_regdetails_id, ${new Date(nowMs)}) as outcome
      from n_exam_reg x join n_program_enroll e using (n_program_enroll_id)
      join n_exam_regdetails d using (n_exam_reg_id)
      where ${samePlace} and ${studies}) course
    group by course.n_program_enroll_id
    having count(distinct course.n_course_id) filter (where course.outcome is not null)
      > count(distinct course.n_course_id) filter (where course.outcome = 'PASS')) student`

/** Exam openings of a cohort and semester, in all sessions, in the order in which they were made. */
export async function earlierOpenings(
  reader: Reader,
  { n_aca_year_id, n_intake_id, n_program_id, n_subject_id, n_sem_year_id }: CohortPlace,
): Promise<readonly EarlierOpening[]> {
  const rows = await reader
    .selectFrom('n_exam_open as o')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'o.n_exam_master_id')
    .select(['o.n_exam_master_id as sessionId', 'm.name as sessionName', 'o.examtype'])
    .select(['o.datefrom', 'o.dateto'])
    .where('o.isactive', '=', true)
    .where('o.n_program_id', '=', n_program_id)
    .where('o.n_sem_year_id', '=', n_sem_year_id)
    .where('o.n_aca_year_id', '=', n_aca_year_id)
    .where('o.n_intake_id', 'is not distinct from', n_intake_id)
    .where('o.n_subject_id', 'is not distinct from', n_subject_id)
    .orderBy('o.n_exam_open_id')
    .execute()
  return rows.map(({ sessionId, sessionName, examtype, datefrom, dateto }) => ({
    sessionId,
    sessionName,
    type: isExamType(examtype) ? examtype : 'REG',
    window: {
      from: datefrom === null ? null : findDay(datefrom),
      to: dateto === null ? null : findDay(dateto),
    },
  }))
}
