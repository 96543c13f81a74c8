import { sql } from 'kysely'

/**
 * Outcome of an exam paper (`n_exam_regdetails`) released by `nowMs`: PASS, FAIL, ABSENT, CANCELLED, or null before.
 * Only the database's function `released_outcome` decides it; no row is written at the release time.
 */
export function releasedOutcome(nowMs: number) {
  return sql<string | null>`released_outcome(d.n_exam_regdetails_id, ${new Date(nowMs)})`.as(
    'outcome',
  )
}

/** The same as a derived column of the dictionary. */
export const releasedOutcomeSql = 'released_outcome(t.n_exam_regdetails_id, {now})'
