import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { joinedInBoth, sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { agreesIf } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { retotalingClaimMessages as text } from '../rules/claim-messages.ts'

/** Each course of retotalings with its result as published now and the student's reason, by application. */
export async function retotalingClaims(
  database: Database,
  records: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const courses = await selectCourses(database, records, new Date(nowMs)).execute()
  const byApplication = Map.groupBy(courses, ({ id }) => id)
  return new Map([...byApplication].map(([id, own]) => [id, own.map(courseCheck)]))
}

function selectCourses({ kysely }: Database, records: readonly number[], now: Date) {
  return kysely
    .selectFrom('n_exam_rtdetails as d')
    .innerJoin('n_exam_retotaling as a', 'a.n_exam_retotaling_id', 'd.n_exam_retotaling_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .leftJoin(
      (of) =>
        of
          .selectFrom('n_exam_resultdetails as l')
          .innerJoin('n_exam_result as r', 'r.n_exam_result_id', 'l.n_exam_result_id')
          .innerJoin('n_exam_regdetails as p', 'p.n_exam_regdetails_id', 'l.n_exam_regdetails_id')
          .select(['p.n_exam_reg_id', 'l.n_course_id', 'l.grade', 'l.total_om', 'l.total_fm'])
          .where('r.visible_from', '<=', now)
          .where((or) =>
            or.or([or('r.visible_until', 'is', null), or('r.visible_until', '>', now)]),
          )
          .as('result'),
      (join) =>
        join
          .onRef('result.n_exam_reg_id', '=', 'a.n_exam_reg_id')
          .onRef('result.n_course_id', '=', 'd.n_course_id'),
    )
    .select(['a.n_exam_retotaling_id as id', 'd.description', 'c.value as code'])
    .select(bothNames('c.name', 'c.name_nepali').as('name'))
    .select(['result.grade', 'result.total_om', 'result.total_fm'])
    .where('a.n_exam_retotaling_id', '=', sql<number>`any(${records})`)
    .orderBy('d.n_exam_rtdetails_id')
}

type CourseOfRetotaling = Awaited<ReturnType<ReturnType<typeof selectCourses>['execute']>>[number]

function courseCheck(course: CourseOfRetotaling): CheckRow {
  const reason = course.description.trim()
  const words = reason === '' ? text['no-reason'] : sameInBoth(reason)
  return agreesIf(course.grade !== null && reason !== '', {
    fact: joinedInBoth(' ', sameInBoth(course.code), course.name),
    found: resultWords(course, words),
    needed: text.needed,
  })
}

function resultWords(course: CourseOfRetotaling, reason: Message): Message {
  const { grade, total_om: total, total_fm: full } = course
  if (grade === null) return sayInBoth(text['no-result'], { reason })
  return total === null
    ? sayInBoth(text['result-absent'], { grade, reason })
    : sayInBoth(text.result, { grade, total, full: full ?? 0, reason })
}
