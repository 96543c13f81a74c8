import type { Transaction } from '#platform/server/database/database.ts'
import { aStudent, storeStudent } from '#features/profile/testing/student.factory.ts'
import type { Person, Storing } from './crowd-person.ts'

/** Another spelling of a name: one person may have signed up twice, or two may share a phone. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/i/, 'ee'],
  [/a/, 'aa'],
  [/e/, 'ea'],
]

/** Second accounts with the phone and day of birth of an applicant. */
export async function storeDoubles(
  transaction: Transaction,
  at: Storing,
  people: readonly Person[],
): Promise<void> {
  for (const [place, [letter, other]] of spellings.entries()) {
    const { name, phone, birthDate } = people[place * 3] ?? {}
    if (name === undefined || phone === undefined || birthDate === undefined) continue
    const email = `${name.split(' ')[0]?.toLowerCase()}${place + 7}@ltu.example`
    const plan = aStudent({ name: name.replace(letter, other), email, phone, birthDate })
    await storeStudent(transaction, plan, at)
  }
}
