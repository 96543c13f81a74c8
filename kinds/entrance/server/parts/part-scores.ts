import { sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { PartOf } from '#features/selection/server/selection.ts'

/** Scores of parts of the exam that count, of the candidates of an entrance. */
export async function partsThatCount(
  reader: Reader,
  openingId: number,
): Promise<readonly (PartOf & { readonly score: number })[]> {
  return reader
    .selectFrom('entrance_part_score as s')
    .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 's.n_entrance_reg_id')
    .select(['s.n_entrance_reg_id as applicationId', 's.part', 's.score'])
    .where('a.n_entrance_open_id', '=', openingId)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .execute()
}

/** Stores the score of a part that counts from now on; null: none does. */
export async function storePart(
  transaction: Transaction,
  { applicationId, part, score }: PartOf & { readonly score: number | null },
): Promise<void> {
  if (score !== null) return storeParts(transaction, [{ id: applicationId, part, score }])
  await transaction
    .deleteFrom('entrance_part_score')
    .where('n_entrance_reg_id', '=', applicationId)
    .where('part', '=', part)
    .execute()
}

export type PartScore = { readonly id: number; readonly part: string; readonly score: number }

export async function storeParts(
  transaction: Transaction,
  scores: readonly PartScore[],
): Promise<void> {
  await sql`insert into entrance_part_score (n_entrance_reg_id, part, score)
    select s.id, s.part, s.score
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
      as s(id bigint, part text, score numeric)
    on conflict (n_entrance_reg_id, part) do update set score = excluded.score`.execute(transaction)
}
