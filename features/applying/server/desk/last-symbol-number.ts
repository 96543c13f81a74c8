import { sql } from 'kysely'
import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The applications that share a series of symbol numbers, such as `n_exam_reg` where `n_exam_master_id` is 1000000. */
export type SymbolSeries = {
  readonly table: string
  readonly column: string
  readonly id: number
}

/** The highest symbol number of a series, those of closed applications too; to be asked under the series' lock. */
export async function lastSymbolNumber(
  transaction: Transaction,
  { table, column, id }: SymbolSeries,
): Promise<number> {
  const found = await sql<{ readonly last: number | null }>`
    select max(substring(erollno from '^[0-9]{4}-([0-9]{1,8})$')::bigint) as last
    from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(transaction)
  return found.rows[0]?.last ?? 0
}

/** `2083-0417`: the B.S. year in which it is given, and the number within its series. */
export function symbolNumber(number: number, nowMs: number): string {
  return `${toBs(dayInNepal(nowMs))?.year ?? 0}-${String(number).padStart(4, '0')}`
}
