import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { feeTermsFromRow, type FeeTermsRow } from '#features/late-fee/server/fee-columns.ts'
import { lateFeeOn } from '#features/late-fee/server/late-steps.ts'

/**
 * Stores the late fee of today in entrances with steps, for clients that read only `latefee` (READINGS R-87). The server
 * itself charges by the steps, so no payment depends on the minute in which this runs.
 */
export async function storeLateFees({ kysely }: Database, nowMs: number): Promise<void> {
  const today = dayInNepal(nowMs)
  const { rows } = await sql<FeeTermsRow & { readonly id: number }>`
    select n_entrance_open_id as id, apply_to, apply_uptolate, examfee, latefee, late_steps
    from n_entrance_open where late_steps <> '' and apply_uptolate >= ${today}`.execute(kysely)
  for (const { id, ...row } of rows) {
    const fee = lateFeeOn(feeTermsFromRow(row), today)
    if (fee !== row.latefee)
      await sql`update n_entrance_open set latefee = ${fee}
        where n_entrance_open_id = ${id} and late_steps = ${row.late_steps}`.execute(kysely)
  }
}
