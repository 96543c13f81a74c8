import type { Transaction } from '#platform/server/database/database.ts'
import type { Change } from '#platform/server/processes/trail.ts'

/**
 * Moves the student to a semester that is later in the order of the semesters. Never moves back, so a registration approved
 * late changes nothing. An enrollment that has ended does not change.
 */
export async function advanceEnrollment(
  transaction: Transaction,
  { enrollmentId, semesterId }: { readonly enrollmentId: number; readonly semesterId: number },
  by: {
    readonly userId: number
    readonly nowMs: number
    readonly did: (change: Change) => void
  },
): Promise<void> {
  const row = await transaction
    .selectFrom('n_program_enroll')
    .select('n_sem_year_id')
    .where('n_program_enroll_id', '=', enrollmentId)
    .where('ispassedout', '=', false)
    .where('isdropout', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row === undefined || !(await isLater(transaction, semesterId, row.n_sem_year_id))) return
  await transaction
    .updateTable('n_program_enroll')
    .set({ n_sem_year_id: semesterId, updated: new Date(by.nowMs), updatedby: by.userId })
    .where('n_program_enroll_id', '=', enrollmentId)
    .execute()
  by.did({
    table: 'n_program_enroll',
    record: enrollmentId,
    before: { n_sem_year_id: row.n_sem_year_id },
    after: { n_sem_year_id: semesterId },
  })
}

/** True if the first semester comes after the other one, or there is no other one. */
async function isLater(
  transaction: Transaction,
  semesterId: number,
  than: number | null,
): Promise<boolean> {
  if (than === null) return true
  const rows = await transaction
    .selectFrom('n_sem_year')
    .select(['n_sem_year_id', 'place'])
    .where('n_sem_year_id', 'in', [semesterId, than])
    .execute()
  const places = new Map(rows.map((row) => [row.n_sem_year_id, row.place]))
  return (places.get(semesterId) ?? 0) > (places.get(than) ?? 0)
}
