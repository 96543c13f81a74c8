import type { Transaction } from '#platform/server/database/database.ts'
import type { Change } from '#platform/server/processes/trail.ts'

/**
 * Moves the student to a later semester: a later semester has a higher id. Never moves back, so a registration approved
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
  if (row === undefined || (row.n_sem_year_id ?? 0) >= semesterId) return
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
