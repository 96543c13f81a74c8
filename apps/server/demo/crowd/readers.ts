import type { Transaction } from '#platform/server/database/database.ts'
import { storeFine, storeHeld, storeLoan } from '#features/library/testing/book.factory.ts'
import type { Person, Storing } from './crowd-person.ts'

const titles = [
  ['Higher Engineering Mathematics', 'B. S. Grewal', 'MT'],
  ['Data Structures in C', 'A. M. Tenenbaum', 'CT'],
  ['Database System Concepts', 'A. Silberschatz', 'CT'],
  ['Computer Networks', 'A. S. Tanenbaum', 'CT'],
  ['Engineering Mechanics', 'R. C. Hibbeler', 'CE'],
  ['Strength of Materials', 'R. K. Bansal', 'CE'],
  ['Soil Science', 'N. C. Brady', 'AG'],
  ['Communication for Engineers', 'P. Adhikari', 'SH'],
] as const

/** Days until each loan is due; negative: overdue. */
const due = [-21, -12, -9, -6, -4, -2, -1, 0, 0, 1, 3, 5, 8, 12, 14, 19, 23, 28] as const

/** Loans of many readers, some of them overdue, copies on the shelves, reserved books and fines. */
export async function storeReaders(
  transaction: Transaction,
  { today }: Storing,
  people: readonly Person[],
): Promise<void> {
  const readers = people.map(({ student }) => student.partnerId)
  const copyOf = (place: number) => {
    const [name, author, shelf] = titles[place % titles.length] ?? titles[0]
    const value = `LTU-${shelf}-${String(400 + place * 3).padStart(4, '0')}`
    return { value, name, author }
  }
  for (const [place, dueInDays] of due.entries()) {
    const partnerId = readers[place % readers.length] ?? 0
    await storeLoan(transaction, { copy: copyOf(place), partnerId, today, dueInDays })
  }
  for (const [place, partnerId] of readers.slice(4, 8).entries())
    await storeFine(transaction, { copy: copyOf(30 + place), partnerId, today })
  for (const [place, partnerId] of readers.slice(9, 12).entries())
    await storeHeld(transaction, { copy: copyOf(40 + place * 3), partnerId, today })
  const shelf = Array.from({ length: 16 }, (_, n) => copyOf(60 + n))
  await transaction.insertInto('a_asset').values(shelf).execute()
}
