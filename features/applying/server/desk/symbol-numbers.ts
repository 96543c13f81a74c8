import { sql } from 'kysely'
import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { numberOf, numberSeries, serialExpression } from '#features/settings/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'

/** The applications that share a series of symbol numbers, such as `n_exam_reg` where `n_exam_master_id` is 1000000. */
export type SymbolSeries = {
  readonly table: string
  readonly column: string
  readonly id: number
}

/**
 * Gives the numbers that follow on the highest of a series, one at each call, by the university's pattern and the B.S. year
 * in which they are given. Closed applications count too. To be asked under the lock of the series.
 */
export async function symbolNumbers(
  transaction: Transaction,
  { table, column, id }: SymbolSeries,
  nowMs: number,
): Promise<() => string> {
  const { symbol, symbolDigits } = await findSettingValue(transaction, 'number-formats')
  const found = await sql<{ readonly last: number | null }>`
    select max(substring(erollno from ${serialExpression(symbol)})::bigint) as last
    from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(transaction)
  let last = found.rows[0]?.last ?? 0
  const series = numberSeries(symbol, { year: String(toBs(dayInNepal(nowMs))?.year ?? 0) })
  return () => numberOf(series, ++last, symbolDigits)
}
