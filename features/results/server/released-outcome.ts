import { sql } from 'kysely'

/**
 * What is released of a paper (`n_exam_regdetails`) by an instant: PASS, FAIL, ABSENT, CANCELLED, or null before. The
 * database's function `released_outcome` is the only place that knows; nothing is written at the instant.
 */
export function releasedOutcome(nowMs: number) {
  return sql<string | null>`released_outcome(d.n_exam_regdetails_id, ${new Date(nowMs)})`.as(
    'outcome',
  )
}

/** The same as a derived column of the dictionary. */
export const releasedOutcomeSql = 'released_outcome(t.n_exam_regdetails_id, {now})'
