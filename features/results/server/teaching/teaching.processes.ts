import { staffWith } from '#features/roles/rules/facts.ts'
import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessResult } from '#platform/server/processes/process.ts'
import { teachingMessages as text } from '../../rules/teaching/messages.ts'
import { decideTeaching } from '../../rules/teaching/teaching.ts'
import * as contracts from '../../wire/teaching.ts'
import { findReadable } from '../internal/registered.ts'
import { inOffice, type ResultOfficeContext, unknown } from '../result-office.ts'
import { mailCourse } from './teaching-mail.ts'
import { daysOf, findTeacher, teachers, teachersOf } from './teaching.rows.ts'

const roles = staffWith('course.assign')

/** Teachers of an offered course: read, given for some days, taken back at once. */
export const teachingProcesses: readonly Process[] = [
  defineProcess({
    ...contracts.teachingList,
    name: { en: 'Teachers of a course', ne: 'विषयका शिक्षक' },
    roles,
    shows: [],
    async run({ n_batch_course_ID: id }, context) {
      const { kysely } = context.database
      if ((await findReadable(kysely, id, context)) === null) return unknown('offered-course')
      const list = { teachers: await teachersOf(kysely, id), people: await teachers(kysely) }
      return { summary: text.listed, values: { n: list.teachers.length }, data: list }
    },
  }),
  defineProcess({
    ...contracts.teachingGive,
    name: { en: 'Give a course to a teacher', ne: 'शिक्षकलाई विषय दिने' },
    roles,
    run: (given, context) => inOffice(context, (at) => give(at, given)),
  }),
  defineProcess({
    ...contracts.teachingTakeBack,
    name: { en: 'Take a course back from a teacher', ne: 'शिक्षकबाट विषय फिर्ता लिने' },
    roles,
    run: ({ n_teaching_ID }, context) => inOffice(context, (at) => takeBack(at, n_teaching_ID)),
  }),
]

async function give(
  at: ResultOfficeContext,
  given: Given<typeof contracts.teachingGive>,
): Promise<Refusal | ProcessResult> {
  const { transaction, session, nowMs } = at
  const { n_batch_course_ID: batchCourseId, ad_user_ID: userId } = given
  const [first, last] = [findDay(given.first_day), findDay(given.last_day)]
  if (first === null || last === null) return refusal('rule/day-unknown', text['day-unknown'])
  const offered = await findReadable(transaction, batchCourseId, at)
  if (offered === null) return unknown('offered-course')
  await lockCourse(at, batchCourseId)
  const teacher = await findTeacher(transaction, userId)
  const decision = decideTeaching(
    { first, last },
    {
      isTeacher: teacher !== null,
      others: await daysOf(transaction, { userId, batchCourseId }),
      today: dayInNepal(nowMs),
    },
  )
  if (decision.is === 'refused') return refusal(`rule/${decision.reason}`, text[decision.reason])
  const { n_teaching_id: id } = await transaction
    .insertInto('n_teaching')
    .values({
      ad_user_id: userId,
      n_batch_course_id: batchCourseId,
      first_day: first,
      last_day: last,
      created: new Date(nowMs),
      createdby: session.userId,
    })
    .returning('n_teaching_id')
    .executeTakeFirstOrThrow()
  if (teacher !== null) await mailCourse(at, teacher, { offered, first, last })
  const { name = '', email = '' } = teacher ?? {}
  const after = { teacher: `${name}, ${email}`, first_day: first, last_day: last }
  at.did({ table: 'n_batch_course', record: batchCourseId, before: {}, after })
  const values = { name, code: offered.code }
  return { summary: text.given, values, data: { n_teaching_ID: id } }
}

/** Two people who give the same course wait for each other: its days may not overlap. */
async function lockCourse({ transaction }: ResultOfficeContext, id: number): Promise<void> {
  await transaction
    .selectFrom('n_batch_course')
    .select('n_batch_course_id')
    .where('n_batch_course_id', '=', id)
    .forNoKeyUpdate()
    .execute()
}

async function takeBack(at: ResultOfficeContext, id: number): Promise<Refusal | ProcessResult> {
  const { transaction, session, nowMs } = at
  const row = await transaction
    .updateTable('n_teaching')
    .set({ ended: new Date(nowMs), ended_by: session.userId })
    .where('n_teaching_id', '=', id)
    .where('ended', 'is', null)
    .returning(['ad_user_id', 'n_batch_course_id', 'first_day', 'last_day'])
    .executeTakeFirst()
  const offered = row && (await findReadable(transaction, row.n_batch_course_id, at))
  if (!offered) return refusal('rule/teaching-unknown', text['teaching-unknown'], { status: 404 })
  const { name, email } = await transaction
    .selectFrom('ad_user')
    .select(['name', 'email'])
    .where('ad_user_id', '=', row.ad_user_id)
    .executeTakeFirstOrThrow()
  const { first_day, last_day } = row
  const before = { teacher: `${name}, ${email}`, first_day, last_day }
  at.did({ table: 'n_batch_course', record: row.n_batch_course_id, before, after: {} })
  return { summary: text['taken-back'], values: { name, code: offered.code } }
}
