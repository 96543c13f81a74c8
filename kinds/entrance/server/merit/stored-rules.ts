import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { admissionSemesterId } from '#features/programs/rules/facts.ts'
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

/** Seats of the admissions to the entrance's programme in its year; null: one of them has no limit, or there is none yet. */
export async function programmeSeats(reader: Reader, openingId: number): Promise<number | null> {
  const { rows } = await sql<{ readonly seats: number | null }>`
    select case when bool_and(p.seats is not null) then sum(p.seats) end as seats
    from n_entrance_open o
    join n_program_cregopen p on p.n_program_id = o.n_program_id
      and p.n_aca_year_id = o.n_aca_year_id and p.n_sem_year_id = ${admissionSemesterId}
      and p.isactive
    where o.n_entrance_open_id = ${openingId}`.execute(reader)
  return rows[0]?.seats ?? null
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
