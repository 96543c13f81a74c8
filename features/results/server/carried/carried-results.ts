import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Attempt, CarriedSemester } from '../../rules/academic-record.ts'
import '../tables.ts'

/** Results of before of one enrollment. */
export type CarriedRecord = {
  readonly attempts: readonly Attempt[]
  readonly semesters: readonly CarriedSemester[]
}

export const noCarried: CarriedRecord = { attempts: [], semesters: [] }

/** Results of before that were known at a time, by enrollment. */
export async function carriedResults(
  reader: Reader,
  enrollmentIds: readonly number[],
  knownBy: Date,
): Promise<ReadonlyMap<number, CarriedRecord>> {
  const rows = await reader
    .selectFrom('n_carried_result')
    .select(['n_program_enroll_id as enrollmentId', 'n_sem_year_id as semesterId'])
    .select(['n_course_id as courseId', 'credit_hour as credits', 'sgpa', 'outcome'])
    .select('grade_point as point')
    .where('n_program_enroll_id', '=', sql<number>`any(${enrollmentIds}::bigint[])`)
    .where('created', '<=', knownBy)
    .orderBy('n_carried_result_id')
    .execute()
  const byEnrollment = Map.groupBy(rows, ({ enrollmentId }) => enrollmentId)
  return new Map([...byEnrollment].map(([id, own]) => [id, recordOf(own)]))
}

type CarriedRow = {
  readonly semesterId: number
  readonly courseId: number | null
  readonly credits: number | null
  readonly point: number | null
  readonly outcome: string | null
  readonly sgpa: number | null
}

function recordOf(rows: readonly CarriedRow[]): CarriedRecord {
  return {
    attempts: rows.flatMap(({ semesterId, courseId, credits, point, outcome }) =>
      courseId === null
        ? []
        : [
            {
              courseId,
              semesterId,
              credits: credits ?? 0,
              point: point ?? 0,
              outcome: outcome === 'PASS' ? ('PASS' as const) : ('FAIL' as const),
              isCarried: true as const,
            },
          ],
    ),
    semesters: rows.flatMap(({ semesterId, courseId, credits, sgpa }) =>
      courseId === null ? [{ semesterId, credits, sgpa: sgpa ?? 0 }] : [],
    ),
  }
}
