import { expect } from 'vitest'
import { run } from '#features/payments/testing/refunds-in-tests.ts'
import { dayAt, expectedClose } from './book.ts'
import type { ModelFixture } from './fixture.ts'
import { isDecided } from './decided.ts'

/** Two people close the days until one some days ago; the close has the sums of the model's books. */
export async function closeDays(fixture: ModelFixture, ago: number): Promise<void> {
  const { at, model } = fixture
  const last = dayAt(model.nowMs, 0 - ago)
  const expected = expectedClose(model.book, last, model.nowMs)
  const proposed = await run(await fixture.cashier(), 'day_close', { last_day: last })
  if (!(await isDecided(fixture, proposed, expected !== null))) return
  model.book.closedUntil = last
  model.closes++
  const { debit, transactions } = await at.database.kysely
    .selectFrom('day_close')
    .select(['transactions', 'debit'])
    .where('last_day', '=', last)
    .executeTakeFirstOrThrow()
  expect({ transactions: Number(transactions), debit: Number(debit) }).toEqual(expected)
}
