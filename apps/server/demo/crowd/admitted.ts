import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeProgramApplication } from '#features/programs/testing/program.factory.ts'
import { storeApplication } from '#kinds/entrance/testing/entrance.factory.ts'
import {
  type CrowdPayment,
  entranceFee,
  type Person,
  quotasOf,
  type Storing,
  wayOf,
} from './crowd-person.ts'
import { enroll } from './enroll.ts'
import { idOf } from './opening-ids.ts'

/** Applicants who passed the first entrance and paid for their admission: the registrar decides on their places. */
export async function storeAdmitted(
  transaction: Transaction,
  { places, today }: Storing,
  people: readonly Person[],
): Promise<readonly CrowdPayment[]> {
  const entrance = await idOf(transaction, 'n_entrance_open', 'B.Tech CS & AI First Entrance 2083')
  const admission = await idOf(transaction, 'n_program_cregopen', 'B.Tech CS & AI Admission 2083')
  const programme = {
    places,
    intake: '2083',
    program: 'B.Tech CS & AI',
    semester: 1_000_000,
  } as const
  const paid: CrowdPayment[] = []
  for (const [place, { name, student }] of people.entries()) {
    const { partnerId } = student
    const daysAgo = 1 + (place % 4)
    const entranceId = await storeApplication(transaction, {
      partnerId,
      openingId: entrance,
      quotas: quotasOf(place),
      appliedOn: addDays(today, -47),
    })
    const enrollmentId = await enroll(transaction, {
      ...programme,
      place,
      student,
      from: 1,
      state: 'pending',
    })
    const referenceId = await storeProgramApplication(transaction, {
      partnerId,
      enrollmentId,
      openingId: admission,
      facts: { created: `${addDays(today, -daysAgo - 1)}T05:00:00Z` },
    })
    const sat = { type: 'ENTRANCE', referenceId: entranceId } as const
    const admitted = { type: 'ADMISSION', referenceId } as const
    paid.push(
      { student, name, target: sat, daysAgo: 46, amount: entranceFee, way: 'khalti' },
      { student, name, target: admitted, daysAgo, amount: rupees(38_200), way: wayOf(place) },
    )
  }
  return paid
}
