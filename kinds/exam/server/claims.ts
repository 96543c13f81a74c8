import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { joinedInBoth, sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { agreesIf, differs } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import type { RegisteredCourse } from '#features/programs/rules/facts.ts'
import { examClaimMessages as text } from '../rules/claim-messages.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { type OfferedPaper, offeredPapers } from '../rules/papers.ts'
import { whyNotSentence } from '../rules/why-not.ts'
import { openingFromRow } from './opening.rows.ts'
import { registeredCoursesOf, satPapersOf } from './papers.rows.ts'

/**
 * Each course of exam registrations with its internal marks and attendance of today, by application. Decided by the rule that
 * let the student choose it, so a mark that was changed since shows.
 */
export async function examClaims(
  database: Database,
  records: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const applications = await selectApplications(database, records)
  const enrollmentIds = applications.map(({ enrollmentId }) => enrollmentId)
  const [openings, registered, sat] = await Promise.all([
    openingsOf(
      database,
      applications.map(({ openingId }) => openingId),
    ),
    registeredCoursesOf(database.kysely, enrollmentIds),
    satPapersOf(database.kysely, { enrollmentIds, nowMs }),
  ])
  return new Map(
    applications.map(({ id, enrollmentId, semesterId, openingId, chosen }) => {
      const opening = openings.get(openingId)
      if (opening === undefined) return [id, []]
      // Its own exam papers still wait for their result, so they do not count as earlier attempts.
      const others = (sat.get(enrollmentId) ?? []).filter((each) => each.openingId !== openingId)
      const courses = (registered.get(enrollmentId) ?? []).filter(
        (each) => each.semesterId === semesterId,
      )
      const offered = offeredPapers({ opening, registered: courses, sat: others })
      return [id, chosen.length === 0 ? [noCourses] : coursesOf(chosen, { offered, opening })]
    }),
  )
}

const noCourses = differs({
  fact: text.courses,
  found: text['no-courses'],
  needed: text['courses-needed'],
})

type ChosenCourse = { readonly id: number; readonly code: string; readonly name: Message }

function selectApplications({ kysely }: Database, records: readonly number[]) {
  return kysely
    .selectFrom('n_exam_reg as a')
    .select(['a.n_exam_reg_id as id', 'a.n_exam_open_id as openingId'])
    .select(['a.n_program_enroll_id as enrollmentId', 'a.n_sem_year_id as semesterId'])
    .select(
      sql<readonly ChosenCourse[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', c.n_course_id, 'code', c.value,
            'name', ${bothNames('c.name', 'c.name_nepali')})
          order by d.n_exam_regdetails_id)
        from n_exam_regdetails d join n_course c using (n_course_id)
        where d.n_exam_reg_id = a.n_exam_reg_id), '[]')`.as('chosen'),
    )
    .where('a.n_exam_reg_id', '=', sql<number>`any(${records})`)
    .execute()
}

async function openingsOf(
  { kysely }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ExamOpening>> {
  const rows = await kysely
    .selectFrom('n_exam_open')
    .selectAll()
    .where('n_exam_open_id', '=', sql<number>`any(${ids})`)
    .execute()
  return new Map(rows.map((row) => [row.n_exam_open_id, openingFromRow(row)]))
}

type Offer = { readonly offered: readonly OfferedPaper[]; readonly opening: ExamOpening }

function coursesOf(
  chosen: readonly ChosenCourse[],
  { offered, opening }: Offer,
): readonly CheckRow[] {
  return chosen.map(({ id, code, name }) => {
    const fact = joinedInBoth(' ', sameInBoth(code), name)
    const offer = offered.find(({ course }) => course.courseId === id)
    const [whyNot] = offer?.whyNot ?? []
    return agreesIf(offer !== undefined && whyNot === undefined, {
      fact,
      found: foundWords(offer?.course),
      needed: neededWords(offer?.course, opening),
      note:
        offer === undefined
          ? text['not-offered']
          : whyNot === undefined
            ? null
            : whyNotSentence(whyNot, offer.course),
    })
  })
}

function foundWords(course: RegisteredCourse | undefined): Message {
  const marks = course?.internalMarks ?? null
  const internal = marks === null ? text['internal-unknown'] : sayInBoth(text.internal, { marks })
  const attendance = course?.attendance ?? null
  return attendance === null
    ? internal
    : sayInBoth(text['with-attendance'], { internal, attendance })
}

function neededWords(
  course: RegisteredCourse | undefined,
  { leastAttendance }: ExamOpening,
): Message {
  const need = course?.internalPassMarks ?? 0
  return leastAttendance === null
    ? sayInBoth(text['internal-needed'], { need })
    : sayInBoth(text['needed-attendance'], { need, attendance: leastAttendance })
}
