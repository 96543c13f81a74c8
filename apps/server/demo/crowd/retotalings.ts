import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeRetotaling } from '#kinds/retotaling/testing/retotaling.factory.ts'
import { type CrowdPayment, type Storing, wayOf } from './crowd-person.ts'
import type { Sitter } from './sitters.ts'

const reasons = [
  'My answer to question 4 was not added to the total.',
  'The marks on the last page are missing in the sum.',
  'Questions 2 and 6 were marked, but left out of the sum.',
]
/** Number of those that the exam office has accepted. */
const accepted = 3

/** Paid applications to have the marks of a published exam added up again, the first ones to be accepted. */
export async function storeRetotalings(
  transaction: Transaction,
  { today }: Storing,
  sitters: readonly Sitter[],
) {
  const paid: CrowdPayment[] = []
  const ids: number[] = []
  for (const [place, { student, name, examId, courses }] of sitters.entries()) {
    const daysAgo = 1 + ((sitters.length - place) % 4)
    const courseId = courses[place % courses.length] ?? 0
    const referenceId = await storeRetotaling(transaction, {
      registrationId: examId,
      courses: [{ courseId, description: reasons[place % reasons.length] ?? '' }],
      facts: { created: `${addDays(today, -daysAgo - 1)}T05:00:00Z` },
    })
    ids.push(referenceId)
    const target = { type: 'EXAM_RETOTAL', referenceId } as const
    paid.push({ student, name, target, daysAgo, amount: rupees(500), way: wayOf(place) })
  }
  return { paid, accepted: ids.slice(0, accepted) }
}
