import type { Transaction } from '#platform/server/database/database.ts'
import { attachFile } from '#features/documents/server/keep-file.ts'
import { marksheetPicture } from '../pictures/marksheet-picture.ts'
import type { Person, Storing } from './crowd-person.ts'

/** Gives each person the marksheet of their education record, as they would have photographed it. */
export async function storeMarksheets(
  transaction: Transaction,
  { files }: Storing,
  people: readonly Pick<Person, 'name' | 'birthDate' | 'student'>[],
): Promise<void> {
  const pictures = await Promise.all(
    people.map(({ name, birthDate }, place) => marksheetPicture({ name, born: birthDate }, place)),
  )
  for (const [place, { student }] of people.entries()) {
    const picture = pictures[place]
    const { n_bpaca_info_id: recordId } = await transaction
      .selectFrom('n_bpaca_info')
      .select('n_bpaca_info_id')
      .where('c_bpartner_id', '=', student.partnerId)
      .executeTakeFirstOrThrow()
    if (picture === undefined) continue
    const stored = await files.put(picture)
    const file = { name: 'marksheet.jpg', mime: 'image/jpeg' }
    const keeping = { file, stored, userId: student.userId }
    await attachFile(transaction, { model: 'n_bpaca_info', recordId }, keeping)
  }
}
