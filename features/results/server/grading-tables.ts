import { sql } from 'kysely'
import { type Message, nameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { type Grade, type Grading, tableOf } from '../rules/grading.ts'

/** The grading table in force for a student. `level`: whose own table it is; null: the common one. */
export type TableInForce = { readonly level: Message | null; readonly table: Grading }

/** Finds the table of each enrollment by the level of its programme. */
export async function tablesInForce(
  reader: Reader,
  enrollmentIds: readonly number[],
): Promise<(enrollmentId: number) => TableInForce> {
  const setting = await findSettingValue(reader, 'grading')
  const common = { level: null, table: tableOf(null, setting) }
  if (setting.levels.length === 0) return () => common
  const ids = [...new Set(enrollmentIds)]
  const rows = await reader
    .selectFrom('n_program_enroll as e')
    .innerJoin('n_program as p', 'p.n_program_id', 'e.n_program_id')
    .innerJoin('n_level as l', 'l.n_level_id', 'p.n_level_id')
    .select(['e.n_program_enroll_id as enrollmentId', 'l.n_level_id as levelId'])
    .select(['l.name', 'l.name_ne'])
    .where(sql<boolean>`e.n_program_enroll_id = any(${ids}::bigint[])`)
    .where('l.isactive', '=', true)
    .execute()
  const own = new Set(setting.levels.map(({ level }) => level))
  const tables = new Map<number, TableInForce>(
    rows
      .filter(({ levelId }) => own.has(levelId))
      .map(({ enrollmentId, levelId, name, name_ne }) => [
        enrollmentId,
        { level: nameInBoth(name, name_ne), table: tableOf(levelId, setting) },
      ]),
  )
  return (enrollmentId) => tables.get(enrollmentId) ?? common
}

/** The table that a stored result was computed with. */
export function tableOfResult({ grading, most_failed }: StoredTable): Grading {
  // JSON this server wrote itself (store-results.ts).
  return { grades: grading as readonly Grade[], mostFailed: most_failed }
}

type StoredTable = { readonly grading: unknown; readonly most_failed: number }

/** The tables of scheduled and published results of an exam, by registration. */
export async function tablesOfResults(
  reader: Reader,
  openingId: number,
): Promise<ReadonlyMap<number, Grading>> {
  const { rows } = await sql<StoredTable & { registrations: readonly number[] }>`
    select r.grading, r.most_failed, array_agg(r.n_exam_reg_id::float8) as registrations
    from n_exam_result r join n_exam_reg a on a.n_exam_reg_id = r.n_exam_reg_id
    where a.n_exam_open_id = ${openingId} and r.visible_from is not null and r.visible_until is null
    group by r.grading, r.most_failed`.execute(reader)
  return new Map(
    rows.flatMap((row) => row.registrations.map((id) => [id, tableOfResult(row)] as const)),
  )
}
