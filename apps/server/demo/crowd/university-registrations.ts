import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type CrowdPayment, type Storing, wayOf } from './crowd-person.ts'
import type { Enrolled } from './enroll.ts'

const fee = rupees(1_500)

/** Registrations with the university, as the create hook makes them: paid, and without their number. */
export async function storeUniversityRegistrations(
  transaction: Transaction,
  { today }: Storing,
  students: readonly Enrolled[],
): Promise<readonly CrowdPayment[]> {
  const paid: CrowdPayment[] = []
  for (const [place, { student, name, enrollmentId, academics }] of students.entries()) {
    const daysAgo = 1 + (place % 6)
    const { n_noureg_id: referenceId } = await transaction
      .insertInto('n_noureg')
      .values({
        c_bpartner_id: student.partnerId,
        n_program_enroll_id: enrollmentId,
        ...academics,
        totalfee: fee,
        created: `${addDays(today, -daysAgo - 1)}T05:00:00Z`,
      })
      .returning('n_noureg_id')
      .executeTakeFirstOrThrow()
    const target = { type: 'UNIVERSITY_REGISTRATION', referenceId } as const
    paid.push({ student, name, target, daysAgo, amount: fee, way: wayOf(place + 2) })
  }
  return paid
}
