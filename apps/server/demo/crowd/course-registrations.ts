import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeProgramApplication } from '#features/programs/testing/program.factory.ts'
import { type CrowdPayment, type Person, type Storing, wayOf } from './crowd-person.ts'
import { enroll, type Enrolled } from './enroll.ts'
import { idOf } from './opening-ids.ts'

/** Students of the first semester who registered for the courses of the second one and paid its fee. */
export async function storeCourseRegistrations(
  transaction: Transaction,
  at: Storing,
  students: readonly Enrolled[],
): Promise<readonly CrowdPayment[]> {
  const paid: CrowdPayment[] = []
  for (const [place, student] of students.entries())
    paid.push(await register(transaction, at, { ...student, place, daysAgo: 1 + (place % 4) }))
  return paid
}

/** Students of the second semester, registered for its courses: a class whose internal marks are due. */
export async function storeClass(
  transaction: Transaction,
  at: Storing,
  people: readonly Person[],
): Promise<readonly CrowdPayment[]> {
  const programme = { intake: '2083', program: 'BE Civil', places: at.places } as const
  const paid: CrowdPayment[] = []
  for (const [place, { student, name }] of people.entries()) {
    const enrolled = { ...programme, semester: 1_000_001, from: 16, place, student }
    const enrollmentId = await enroll(transaction, enrolled)
    const facts = { student, name, enrollmentId, place, daysAgo: 5 + (place % 2), docstatus: 'CO' }
    paid.push(await register(transaction, at, facts))
  }
  return paid
}

type Registering = Pick<Enrolled, 'student' | 'name' | 'enrollmentId'> & {
  readonly place: number
  readonly daysAgo: number
  /** Default: it waits to be approved. */
  readonly docstatus?: string
}

async function register(
  transaction: Transaction,
  { today }: Storing,
  { student, name, enrollmentId, place, daysAgo, docstatus = 'DR' }: Registering,
): Promise<CrowdPayment> {
  const referenceId = await storeProgramApplication(transaction, {
    partnerId: student.partnerId,
    enrollmentId,
    openingId: await idOf(transaction, 'n_program_cregopen', 'BE Civil, Semester II'),
    facts: { docstatus, created: `${addDays(today, -daysAgo - 1)}T05:00:00Z` },
  })
  const target = { type: 'STUDENT_FEE', referenceId } as const
  return { student, name, target, daysAgo, amount: rupees(33_200), way: wayOf(place + 1) }
}
