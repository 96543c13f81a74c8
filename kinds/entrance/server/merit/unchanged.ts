import type { Reader } from '#platform/server/database/database.ts'
import { readApplicants } from './applicants.ts'
import type { MeritListRow } from './stored-list.ts'
import { findRules } from './stored-rules.ts'

/** True if a list computed now would be made of the same scores, claims and rules. */
export async function isUnchanged(
  reader: Reader,
  { n_entrance_open_id: openingId, digest, merit_rules_id }: MeritListRow,
): Promise<boolean> {
  const rules = await findRules(reader, openingId)
  if (rules?.id !== merit_rules_id) return false
  return (await readApplicants(reader, openingId)).digest === digest
}
