import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { fiscalYear } from '#platform/pure/calendar/fiscal-year.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { DocumentType } from '../../rules/facts.ts'

/**
 * The next serial of a series, from 1. Taken under the lock of the series until the transaction ends: none twice, and
 * none missing, because a transaction that is undone gives its number back.
 */
export async function nextInSeries(transaction: Transaction, name: string): Promise<number> {
  const { last } = await transaction
    .insertInto('document_counter')
    .values({ name, last: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((of) => ({ last: of('document_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** The next number of this year, `CR-2083-000001` or by the fiscal year `R-2083/84-000001`. */
export async function nextNumber(
  transaction: Transaction,
  { prefix, digits, year }: Pick<DocumentType, 'prefix' | 'digits' | 'year'>,
  nowMs: number,
): Promise<string> {
  const today = dayInNepal(nowMs)
  const series = `${prefix}-${(year === 'fiscal' ? fiscalYear(today) : toBs(today)?.year) ?? 0}`
  const last = await nextInSeries(transaction, series)
  return `${series}-${String(last).padStart(digits, '0')}`
}
