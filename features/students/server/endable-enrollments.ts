import type { Database } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { decideEnding } from '#features/enrollment/rules/end.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { enrollmentProcesses } from '#features/enrollment/server/office.processes.ts'
import type { EndableEnrollment } from '../wire/student-file.ts'

/** The enrollments of a student that a role may end; each ending is decided again when it is asked for. */
export async function endableEnrollments(
  { kysely }: Database,
  partnerId: number,
  { role }: Pick<Session, 'role'>,
): Promise<readonly EndableEnrollment[]> {
  if (!enrollmentProcesses.some(({ roles }) => roles.includes(role))) return []
  const enrollments = await findEnrollments(kysely, partnerId)
  return enrollments
    .filter((each) => decideEnding(each).is === 'allowed')
    .map(({ id, programName, rollNumber }) => ({ id, program: programName, rollNumber }))
}
