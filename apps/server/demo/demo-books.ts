import type { Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeFine, storeHeld, storeLoan } from '#features/library/testing/book.factory.ts'
import type { Students } from './places.ts'

/** One book in each state: overdue, due today, due soon, active. */
const loans = [
  {
    copy: {
      value: 'LTU-EE-0217',
      name: 'Fundamentals of Electric Circuits',
      author: 'C. Alexander, M. Sadiku',
      isbn: '9780078028229',
      publisher: 'McGraw-Hill',
    },
    dueInDays: -3,
  },
  {
    copy: {
      value: 'LTU-SH-0088',
      name: 'Discrete Mathematics',
      author: 'K. Rosen',
      isbn: '9780073383095',
      publisher: 'McGraw-Hill',
    },
    dueInDays: 0,
    renewedDaysAgo: 12,
  },
  {
    copy: {
      value: 'LTU-CT-0140',
      name: 'Digital Logic and Computer Design',
      author: 'M. Morris Mano',
      isbn: '9780132145107',
      publisher: 'Pearson',
    },
    dueInDays: 2,
  },
  {
    copy: {
      value: 'LTU-CT-0309',
      name: 'Object Oriented Programming with C++',
      author: 'E. Balagurusamy',
      publisher: 'Tata McGraw-Hill',
    },
    dueInDays: 17,
  },
] as const

const late = { value: 'LTU-SH-0031', name: 'Engineering Drawing', author: 'N. D. Bhatt' }
const waitedFor = { value: 'LTU-SH-0102', name: 'Physics', author: 'D. Halliday, R. Resnick' }

/** Stores the enrolled student's loans, fines and holds of the library; some copies are not lent. */
export async function storeBooks(
  transaction: Transaction,
  { students, today }: { readonly students: Students; readonly today: Day },
): Promise<void> {
  const { partnerId } = students.active
  for (const loan of loans) await storeLoan(transaction, { ...loan, partnerId, today })
  await storeFine(transaction, { copy: late, partnerId, today })
  await storeHeld(transaction, { copy: waitedFor, partnerId, today })
  await transaction
    .insertInto('a_asset')
    .values([
      { value: 'LTU-SH-0089', name: 'Discrete Mathematics', author: 'K. Rosen' },
      { value: 'LTU-CT-0141', name: 'Digital Logic and Computer Design', author: 'M. Morris Mano' },
    ])
    .execute()
}
