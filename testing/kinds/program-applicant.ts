import {
  aProgramOpening,
  type OfferTraits,
  type OpeningRow,
  type OpeningState,
  storeProgramOpening,
} from '#features/programs/testing/program.factory.ts'
import type { CatalogueCourse } from '#features/programs/testing/course-catalogue.ts'
import { academicsOf } from './programs-in-tests.ts'
import type { EnrollmentState } from '#features/enrollment/testing/enrollment.factory.ts'
import type { StudentPlan } from '#features/profile/testing/student.factory.ts'
import { storeEntranceResult } from '#kinds/admission/testing/entrance-result.factory.ts'
import { enrollPartner } from './course-registration-in-tests.ts'
import { type TestServer, todayOf } from '../test-server.ts'
import type { Answer, Person } from '../person.ts'

export const applications = '/api/v1/models/n_program_creg'

export const semesters = { I: 1_000_000, II: 1_000_001, III: 1_000_002 } as const

let number = 0

/** Stores an opening of a semester in a state as of today; its id. */
export async function openProgram(
  at: TestServer,
  facts: {
    readonly semester?: keyof typeof semesters
    readonly state?: OpeningState
    readonly row?: Partial<OpeningRow>
    readonly courses?: readonly (CatalogueCourse & OfferTraits)[]
    readonly program?: string
  } = {},
): Promise<number> {
  const row = aProgramOpening(facts.state ?? 'open', {
    name: `Opening ${number++}`,
    today: todayOf(at),
    academics: await academicsOf(at, facts.program),
    semesterId: semesters[facts.semester ?? 'I'],
  })
  return at.database.transaction((transaction) =>
    storeProgramOpening(transaction, { ...row, ...facts.row }, facts.courses ?? []),
  )
}

/** Progress of a student towards an admission. */
export type ApplicantFacts = {
  readonly profile?: Partial<StudentPlan>
  readonly entrance?: {
    readonly paid?: boolean
    readonly eligible?: boolean
    readonly program?: string
  }
  readonly enrollments?: readonly EnrollmentState[]
  /** Program of the enrollments. */
  readonly program?: string
}

export type Newcomer = {
  readonly person: Person
  readonly partnerId: number
  readonly email: string
}

/** A signed-in student with this progress; their entrance is written without the payment code. */
export async function someone(at: TestServer, given: ApplicantFacts = {}): Promise<Newcomer> {
  const { partnerId, email } = await at.student(given.profile)
  const person = await at.signIn(email)
  const { entrance } = given
  if (entrance !== undefined) {
    const academics = await academicsOf(at, entrance.program)
    await at.database.transaction((transaction) =>
      storeEntranceResult(transaction, { partnerId, academics, ...entrance }),
    )
  }
  const program = given.program === undefined ? {} : { program: given.program }
  for (const state of given.enrollments ?? [])
    await enrollPartner(at, { partnerId, state, ...program })
  return { person, partnerId, email }
}

export function apply(person: Person, openingId: unknown, body: object = {}): Promise<Answer> {
  return person.post(applications, { n_program_cregopen_ID: openingId, ...body })
}

export function linesOf(courseIds: readonly unknown[]) {
  return { n_program_cregdetails: courseIds.map((id) => ({ n_course_ID: id })) }
}

/** Ids of the courses an opening offers, by code. */
export async function courseIdsOf(
  { database }: TestServer,
  openingId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.kysely
    .selectFrom('n_batch_course as b')
    .innerJoin('n_course as c', 'c.n_course_id', 'b.n_course_id')
    .select(['c.value', 'c.n_course_id'])
    .where('b.n_program_cregopen_id', '=', openingId)
    .execute()
  return new Map(rows.map((row) => [row.value, row.n_course_id]))
}

export async function applicationCount(
  { database }: TestServer,
  openingId: number,
): Promise<number> {
  const rows = await database.kysely
    .selectFrom('n_program_creg')
    .select('n_program_creg_id')
    .where('n_program_cregopen_id', '=', openingId)
    .execute()
  return rows.length
}
