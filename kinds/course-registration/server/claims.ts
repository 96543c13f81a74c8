import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { enrollmentChecks } from '#features/enrollment/server/enrollment-check.ts'
import { programClaims } from '#features/programs/server/program-claims.ts'

/** Enrollment, courses, credits and seats of course registrations, by application. */
export async function courseRegistrationClaims(
  database: Database,
  records: readonly number[],
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const applications = await database.kysely
    .selectFrom('n_program_creg')
    .select(['n_program_creg_id as id', 'n_program_enroll_id as enrollmentId'])
    .where('n_program_creg_id', '=', sql<number>`any(${records})`)
    .execute()
  const [programs, enrollments] = await Promise.all([
    programClaims(database, records),
    enrollmentChecks(
      database,
      applications.map(({ enrollmentId }) => enrollmentId),
    ),
  ])
  return new Map(
    applications.map(({ id, enrollmentId }) => {
      const enrollment = enrollments.get(enrollmentId)
      return [id, [...(enrollment === undefined ? [] : [enrollment]), ...(programs.get(id) ?? [])]]
    }),
  )
}
