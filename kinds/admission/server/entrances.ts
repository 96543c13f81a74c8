import type { Reader } from '#platform/server/database/database.ts'
import { academicsFromRow } from '#features/applying/server/academic-rows.ts'
import type { EntranceResult } from '../rules/eligibility.ts'

/** The student's entrance registrations, as far as an admission asks about them. */
export async function findEntrances(
  reader: Reader,
  partnerId: number,
): Promise<readonly EntranceResult[]> {
  const rows = await reader
    .selectFrom('n_entrance_reg as a')
    .innerJoin('n_entrance_open as o', 'o.n_entrance_open_id', 'a.n_entrance_open_id')
    .selectAll('a')
    .select('o.name')
    .where('a.c_bpartner_id', '=', partnerId)
    .where('a.isactive', '=', true)
    .execute()
  return rows.map((row) => ({
    name: row.name,
    academics: academicsFromRow(row),
    paid: row.ispaid,
    eligible: row.eligible,
  }))
}
