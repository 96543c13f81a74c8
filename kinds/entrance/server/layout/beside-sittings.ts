import type { Reader } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import { refusedLayout } from './opening.ts'

/** Refuses to write a seat by hand where an entrance has sittings, whose layout gives the seats. */
export async function refuseBesideSittings(
  reader: Reader,
  { openingId }: { readonly openingId: number },
): Promise<Refusal | null> {
  const sitting = await reader
    .selectFrom('n_exam_routine')
    .select('n_exam_routine_id')
    .where('n_entrance_open_id', '=', openingId)
    .executeTakeFirst()
  return sitting === undefined ? null : refusedLayout('seats-by-layout')
}
