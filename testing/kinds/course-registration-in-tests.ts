import type { TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { academicsOf, programInTests } from './programs-in-tests.ts'
import {
  anEnrollment,
  type EnrollmentState,
} from '#features/enrollment/testing/enrollment.factory.ts'
import { courseRegistration } from '#kinds/course-registration/rules/kind.ts'

/** Adapter of the tests of every kind for a course registration. */
export const courseRegistrationInTests = {
  ...programInTests(courseRegistration, 'II'),
  prepare: (at: TestServer, person: Person) => enrollPerson(at, person),
}

/** Gives a person an enrollment in a state; its id. */
export async function enrollPerson(
  at: TestServer,
  person: Pick<Person, 'userId'>,
): Promise<number> {
  return enrollPartner(at, { partnerId: await partnerOf(at, person) })
}

/** Business partner of a signed-in person. */
export async function partnerOf(
  at: TestServer,
  { userId }: Pick<Person, 'userId'>,
): Promise<number> {
  const { c_bpartner_id } = await at.database.kysely
    .selectFrom('ad_user')
    .select('c_bpartner_id')
    .where('ad_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return c_bpartner_id ?? 0
}

let roll = 0

/** Gives a partner an enrollment, active by default, each one a second younger than the one before. */
export async function enrollPartner(
  at: TestServer,
  facts: {
    readonly partnerId: number
    readonly state?: EnrollmentState
    readonly program?: string
  },
): Promise<number> {
  const rollNumber = `T-${process.pid}-${String(roll++).padStart(5, '0')}`
  const row = anEnrollment(facts.state ?? 'active', {
    partnerId: facts.partnerId,
    academics: await academicsOf(at, facts.program),
    rollNumber,
  })
  const { n_program_enroll_id } = await at.database.kysely
    .insertInto('n_program_enroll')
    .values({ ...row, created: new Date(at.clock.nowMs() - 3_600_000 + roll * 1_000) })
    .returning('n_program_enroll_id')
    .executeTakeFirstOrThrow()
  return n_program_enroll_id
}
