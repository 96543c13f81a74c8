import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Language } from '#platform/pure/message.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import type { TeachingDays } from '../../rules/teaching/teaching.ts'
import type { CourseTeacher, CourseTeachers } from '../../wire/teaching.ts'

/** Teachers of an offered course that were not taken back, the newest days first. */
export async function teachersOf(
  reader: Reader,
  batchCourseId: number,
): Promise<readonly CourseTeacher[]> {
  const rows = await reader
    .selectFrom('n_teaching as t')
    .innerJoin('ad_user as u', 'u.ad_user_id', 't.ad_user_id')
    .innerJoin('ad_user as by', 'by.ad_user_id', 't.createdby')
    .select(['t.n_teaching_id', 'u.name', 'u.email', 't.first_day', 't.last_day'])
    .select('by.name as given_by')
    .where('t.n_batch_course_id', '=', batchCourseId)
    .where('t.ended', 'is', null)
    .orderBy('t.first_day', 'desc')
    .orderBy('u.name')
    .execute()
  return rows.map((row) => ({
    n_teaching_ID: row.n_teaching_id,
    name: row.name,
    email: row.email,
    first: row.first_day,
    last: row.last_day,
    givenBy: row.given_by,
  }))
}

/** People with the role teacher and an open account, by name. */
export async function teachers(reader: Reader): Promise<CourseTeachers['people']> {
  const rows = await openTeachers(reader).orderBy('u.name').execute()
  return rows.map(({ ad_user_id: id, name, email }) => ({ id, name, email }))
}

type Teacher = { readonly name: string; readonly email: string; readonly language: Language }

/** One of them; null for another person. */
export async function findTeacher(reader: Reader, userId: number): Promise<Teacher | null> {
  const row = await openTeachers(reader).where('u.ad_user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

function openTeachers(reader: Reader) {
  return reader
    .selectFrom('ad_user as u')
    .innerJoin('ad_user_roles as r', 'r.ad_user_id', 'u.ad_user_id')
    .select(['u.ad_user_id', 'u.name', 'u.email', 'u.language'])
    .where('r.ad_role_id', '=', roleIds.teacher)
    .where('u.isactive', '=', true)
}

/** Days of a person at an offered course that were not taken back. */
export async function daysOf(
  transaction: Transaction,
  at: { readonly userId: number; readonly batchCourseId: number },
): Promise<readonly TeachingDays[]> {
  const rows = await transaction
    .selectFrom('n_teaching')
    .select(['first_day', 'last_day'])
    .where('ad_user_id', '=', at.userId)
    .where('n_batch_course_id', '=', at.batchCourseId)
    .where('ended', 'is', null)
    .execute()
  return rows.map((row) => ({ first: day(row.first_day), last: day(row.last_day) }))
}
