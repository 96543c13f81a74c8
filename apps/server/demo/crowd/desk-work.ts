import { addDays } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeCorrection } from '#features/corrections/testing/correction.factory.ts'
import { storeScholarshipApplication } from '#kinds/scholarship/testing/scholarship.factory.ts'
import { marksheetPicture } from '../pictures/marksheet-picture.ts'
import type { Person, Storing } from './crowd-person.ts'
import { idOf } from './opening-ids.ts'

/** Scholarships that wait to be checked, and corrections of profiles with their proof. */
export async function storeDeskWork(
  transaction: Transaction,
  { today, files }: Storing,
  people: readonly Person[],
): Promise<void> {
  const merit = await idOf(transaction, 'n_scholarship_open', 'Merit Scholarship 2083')
  for (const [place, { student }] of people.slice(0, 14).entries()) {
    const { n_program_enroll_id: enrollmentId } = await transaction
      .selectFrom('n_program_enroll')
      .select('n_program_enroll_id')
      .where('c_bpartner_id', '=', student.partnerId)
      .executeTakeFirstOrThrow()
    const created = `${addDays(today, -1 - (place % 5))}T0${4 + (place % 5)}:20:00Z`
    await storeScholarshipApplication(transaction, {
      partnerId: student.partnerId,
      enrollmentId,
      openingId: merit,
      facts: { docstatus: 'DR', attendance: 80 + place, created },
    })
  }
  for (const [place, { student, name, birthDate }] of people.slice(3, 17).entries()) {
    const [born, called] = [addDays(birthDate, 2), name.replace(' ', ' Kumar ')]
    const change =
      place % 2 === 0
        ? { field: 'birthDate' as const, oldValue: birthDate, newValue: born }
        : { field: 'fullName' as const, oldValue: name, newValue: called }
    const shown = place % 2 === 0 ? { name, born } : { name: called, born: birthDate }
    const proof = { name: 'marksheet.jpg', content: await marksheetPicture(shown, place) }
    const id = await storeCorrection(transaction, student, { ...change, files, proof })
    await transaction
      .updateTable('n_correction')
      .set({ created: `${addDays(today, -(place % 4))}T0${3 + (place % 2)}:40:00Z` })
      .where('n_correction_id', '=', id)
      .execute()
  }
}
