import type { Campus } from '#apps/server/testing/campus.ts'
import type { Person } from '#apps/server/testing/person.ts'
import { academicsOf, programInTests } from '#features/courses/testing/programs-in-tests.ts'
import {
  anEnrollment,
  type EnrollmentState,
} from '#features/enrollment/testing/enrollment.factory.ts'
import { courseRegistration } from '../rules/kind.ts'

/** How the questions asked of every kind reach a course registration. */
export const courseRegistrationInTests = {
  ...programInTests(courseRegistration, 'II'),
  prepare: (at: Campus, person: Person) => enrollPerson(at, person),
}

/** Gives a person an enrollment in a state; its id. */
export async function enrollPerson(
  at: Campus,
  { userId }: Pick<Person, 'userId'>,
  facts: { readonly state?: EnrollmentState; readonly program?: string } = {},
): Promise<number> {
  const { c_bpartner_id } = await at.database.kysely
    .selectFrom('ad_user')
    .select('c_bpartner_id')
    .where('ad_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const row = anEnrollment(facts.state ?? 'active', {
    partnerId: c_bpartner_id ?? 0,
    academics: await academicsOf(at, facts.program),
    rollNumber: `T-${userId}`,
  })
  const { n_program_enroll_id } = await at.database.kysely
    .insertInto('n_program_enroll')
    .values({ ...row, created: new Date(at.clock.nowMs()) })
    .returning('n_program_enroll_id')
    .executeTakeFirstOrThrow()
  return n_program_enroll_id
}
