import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { Internal } from '#features/results/rules/marks/internal.ts'
import { type ResultOfficeContext, stamp } from '../result-office.ts'
import type { Registered } from './registered.ts'

/** Internal marks of one registered course, as they are and as they are to be. */
export type InternalChange = {
  readonly lineId: number
  readonly rollNumber: string
  readonly before: { readonly marks: number | null; readonly attendance: number | null }
  readonly after: Internal
}

/** Locks these students, so that none registers for an exam meanwhile: a registration copies these marks. */
export async function holdStudents(
  transaction: Transaction,
  students: readonly Registered[],
): Promise<void> {
  const ids = [...new Set(students.map(({ partnerId }) => partnerId))]
  await transaction
    .selectFrom('c_bpartner')
    .select('c_bpartner_id')
    .where(sql<boolean>`c_bpartner_id = any(${ids}::bigint[])`)
    .orderBy('c_bpartner_id')
    .forNoKeyUpdate()
    .execute()
}

export async function writeInternal(
  at: ResultOfficeContext,
  change: InternalChange,
): Promise<void> {
  at.did(await setInternal(at, change))
}

/** Writes it; what was changed. */
export async function setInternal(
  at: Omit<ResultOfficeContext, 'did'>,
  { lineId, before, after }: InternalChange,
): Promise<Change> {
  await at.transaction
    .updateTable('n_program_cregdetails')
    .set({ internal_om: after.marks, attendance: after.attendance, ...stamp(at) })
    .where('n_program_cregdetails_id', '=', lineId)
    .execute()
  return {
    table: 'n_program_cregdetails',
    record: lineId,
    before: { internal_om: before.marks, attendance: before.attendance },
    after: { internal_om: after.marks, attendance: after.attendance },
  }
}
