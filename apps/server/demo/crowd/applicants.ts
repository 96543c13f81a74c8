import { addDays } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeApplication } from '#kinds/entrance/testing/entrance.factory.ts'
import {
  type CrowdPayment,
  entranceFee,
  type Person,
  quotasOf,
  type Storing,
  wayOf,
} from './crowd-person.ts'
import { idOf } from './opening-ids.ts'

const entrances = [
  'B.Tech CS & AI Entrance 2083',
  'BE Computer Engineering Entrance 2083',
  'B.Sc. Ag Entrance 2083',
  'BE Civil Engineering Entrance 2083',
]

/** Applicants of four entrances; `daysAgo`: the day each one pays on, by their number. */
export async function storeEntranceApplicants(
  transaction: Transaction,
  { today, daysAgo: daysOf }: Storing & { readonly daysAgo: (place: number) => number },
  people: readonly Person[],
): Promise<readonly CrowdPayment[]> {
  const paying: CrowdPayment[] = []
  for (const [place, { name, student }] of people.entries()) {
    const daysAgo = daysOf(place)
    const id = await storeApplication(transaction, {
      partnerId: student.partnerId,
      openingId: await idOf(transaction, 'n_entrance_open', entrances[place % 4] ?? ''),
      quotas: quotasOf(place),
      appliedOn: addDays(today, -daysAgo - 1),
    })
    const target = { type: 'ENTRANCE', referenceId: id } as const
    paying.push({ student, name, target, daysAgo, amount: entranceFee, way: wayOf(place) })
  }
  return paying
}
