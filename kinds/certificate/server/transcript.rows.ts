import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { carriedResults, noCarried } from '#features/results/server/carried/carried-results.ts'
import { semesterNames } from '#features/results/server/gradesheet/result.rows.ts'
import { type Transcript, transcript, type TranscriptAttempt } from '../rules/transcript.ts'

type AttemptRow = Omit<TranscriptAttempt, 'course' | 'outcome' | 'isCarried'> & {
  readonly name: string
  readonly name_nepali: string
  readonly outcome: string
  readonly isCarried: boolean
}

type WantedTranscript = {
  readonly nowMs: number
  /** The only semesters that are listed; empty: all. */
  readonly semesters: readonly number[]
}

/** The transcript of an enrollment by the results visible at a time; results of before count too. */
export async function readTranscript(
  reader: Reader,
  enrollmentId: number,
  { nowMs, semesters: wanted }: WantedTranscript,
): Promise<Transcript> {
  const now = new Date(nowMs)
  const { rows } = await sql<AttemptRow>`
    select * from (
      select d.n_course_id as "courseId", x.n_sem_year_id as "semesterId",
        d.credit_hour::float8 as credits, d.grade_point::float8 as point, d.grade, d.outcome,
        false as "isCarried", 1 as place, d.n_exam_resultdetails_id as id
      from n_exam_result r join n_exam_reg x using (n_exam_reg_id)
        join n_exam_resultdetails d using (n_exam_result_id)
      where x.n_program_enroll_id = ${enrollmentId} and r.visible_from <= ${now}
        and (r.visible_until is null or r.visible_until > ${now})
      union all
      select c.n_course_id, c.n_sem_year_id, coalesce(c.credit_hour, 0)::float8,
        coalesce(c.grade_point, 0)::float8, coalesce(c.grade, ''), c.outcome, true, 0,
        c.n_carried_result_id
      from n_carried_result c
      where c.n_program_enroll_id = ${enrollmentId} and c.n_course_id is not null
        and c.created <= ${now}) a
    join (select n_course_id as "courseId", value as code, name, name_nepali from n_course) n
      using ("courseId")
    order by place, id`.execute(reader)
  const carried = await carriedResults(reader, [enrollmentId], now)
  const { semesters } = carried.get(enrollmentId) ?? noCarried
  const all = [...(await semesterNames(reader))]
  const names = new Map(all.filter(([id]) => wanted.length === 0 || wanted.includes(id)))
  return transcript(rows.map(attemptOf), semesters, names)
}

function attemptOf({ name, name_nepali, outcome, isCarried, ...row }: AttemptRow) {
  return {
    ...row,
    course: { en: name, ne: name_nepali },
    outcome: outcomeOf(outcome),
    ...(isCarried && { isCarried: true as const }),
  } satisfies TranscriptAttempt
}

function outcomeOf(text: string): TranscriptAttempt['outcome'] {
  return text === 'PASS' || text === 'ABSENT' || text === 'CANCELLED' ? text : 'FAIL'
}
