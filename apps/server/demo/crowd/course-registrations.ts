import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeProgramApplication } from '#features/programs/testing/program.factory.ts'
import { type CrowdPayment, type Storing, wayOf } from './crowd-person.ts'
import type { Enrolled } from './enroll.ts'
import { idOf } from './opening-ids.ts'

/** Students of the first semester who registered for the courses of the second one and paid its fee. */
export async function storeCourseRegistrations(
  transaction: Transaction,
  { today }: Storing,
  students: readonly Enrolled[],
): Promise<readonly CrowdPayment[]> {
  const openingId = await idOf(transaction, 'n_program_cregopen', 'BE Civil, Semester II')
  const paid: CrowdPayment[] = []
  for (const [place, { student, name, enrollmentId }] of students.entries()) {
    const daysAgo = 1 + (place % 4)
    const referenceId = await storeProgramApplication(transaction, {
      partnerId: student.partnerId,
      enrollmentId,
      openingId,
      facts: { created: `${addDays(today, -daysAgo - 1)}T05:00:00Z` },
    })
    const target = { type: 'STUDENT_FEE', referenceId } as const
    paid.push({ student, name, target, daysAgo, amount: rupees(33_200), way: wayOf(place + 1) })
  }
  return paid
}
