import type { Transaction } from '#platform/server/database/database.ts'

const tables = ['entrance_score_entry', 'entrance_score_settlement'] as const

/** Removes what people typed of these applicants where scores are typed twice: it contradicts their presence. */
export async function removeEntries(
  transaction: Transaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  for (const table of tables)
    await transaction
      .deleteFrom(table)
      .where('n_entrance_reg_id', 'in', [...ids])
      .execute()
}
