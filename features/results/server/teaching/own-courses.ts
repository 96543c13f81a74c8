import { type RawBuilder, sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { may, staffWith } from '#features/roles/rules/facts.ts'

/** Roles that read internal marks: of every course, or teachers of their own. */
export const internalReaders = staffWith('internal.read')

/** Roles that enter internal marks, within the courses they read. */
export const internalEnterers = staffWith('internal.enter')

/** Person who asks for internal marks, and when. */
export type CourseReader = {
  readonly session: Pick<Session, 'userId' | 'role' | 'clientId'>
  readonly nowMs: number
}

/**
 * True for offered courses whose internal marks a person may read now: all of them with `result.manage`; without it only
 * those given to them for today in Nepal. The query has `n_batch_course` under the name `b`.
 */
export function isReadBy({ session: { role, userId }, nowMs }: CourseReader): RawBuilder<boolean> {
  if (may(role, 'result.manage')) return sql`true`
  return sql`exists (
    select 1 from n_teaching t
    where t.n_batch_course_id = b.n_batch_course_id and t.ad_user_id = ${userId} and t.ended is null
      and ${dayInNepal(nowMs)}::date between t.first_day and t.last_day)`
}
