import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import type { Enrollment } from '../rules/enrollment.ts'

/** All enrollments of a partner as the rules know them, the latest first. */
export async function findEnrollments(
  reader: Reader,
  partnerId: number,
): Promise<readonly Enrollment[]> {
  const rows = await reader
    .selectFrom('n_program_enroll as e')
    .leftJoin('n_program as g', 'g.n_program_id', 'e.n_program_id')
    .selectAll('e')
    .select('g.name as program')
    .where('e.c_bpartner_id', '=', partnerId)
    .where('e.isactive', '=', true)
    .orderBy('e.created', 'desc')
    .orderBy('e.n_program_enroll_id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.n_program_enroll_id,
    confirmed: row.urollstatus,
    rollNumber: row.urollno ?? '',
    passedOut: row.ispassedout,
    droppedOut: row.isdropout,
    programName: row.program ?? '',
    academics: academicsFromRow(row),
    semester: row.n_sem_year_id === null ? null : { id: row.n_sem_year_id, name: '' },
    nextSemesterId: null,
    created: row.created.toISOString(),
  }))
}

/**
 * Serialises everything that makes, confirms or ends enrollments of one person. Other rows may go on referring to
 * the partner meanwhile.
 */
export async function lockPartner(transaction: Transaction, partnerId: number): Promise<void> {
  await transaction
    .selectFrom('c_bpartner')
    .select('c_bpartner_id')
    .where('c_bpartner_id', '=', partnerId)
    .forNoKeyUpdate()
    .execute()
}
