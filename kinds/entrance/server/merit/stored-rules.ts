import type { Reader } from '#platform/server/database/database.ts'
import type { RuleSet } from '../../rules/merit/rule-set.ts'

export type StoredRules = {
  readonly id: number
  readonly version: number
  readonly rules: RuleSet
}

/** The newest rule set of an entrance; null: none was saved. */
export async function findRules(reader: Reader, openingId: number): Promise<StoredRules | null> {
  const row = await reader
    .selectFrom('merit_rules')
    .select(['merit_rules_id as id', 'version', 'rules'])
    .where('n_entrance_open_id', '=', openingId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, rules: JSON.parse(row.rules) as RuleSet }
}

/** The rule set that a list was made with. */
export async function rulesOf(reader: Reader, id: number): Promise<StoredRules> {
  const row = await reader
    .selectFrom('merit_rules')
    .select(['merit_rules_id as id', 'version', 'rules'])
    .where('merit_rules_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, rules: JSON.parse(row.rules) as RuleSet }
}

/** Parts of an entrance's exam with scores, by name. */
export async function partsOf(reader: Reader, openingId: number): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('entrance_part_score as s')
    .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 's.n_entrance_reg_id')
    .select('s.part')
    .distinct()
    .where('a.n_entrance_open_id', '=', openingId)
    .orderBy('s.part')
    .execute()
  return rows.map(({ part }) => part)
}
