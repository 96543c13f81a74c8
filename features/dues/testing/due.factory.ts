import { type Money, rupees } from '#platform/pure/money/money.ts'
import { day } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { storeDue } from '../server/due-rows.ts'

/** Stores a due of a student; its id. */
export async function aDue(
  { database }: { readonly database: Pick<Database, 'transaction'> },
  partnerId: number,
  { name = 'Lost key', amount = rupees(50) }: { name?: string; amount?: Money } = {},
): Promise<number> {
  const due = { partnerId, programId: null, name, nameNe: '', amount, head: 'FINE' }
  const id = await database.transaction((transaction) =>
    storeDue(transaction, { ...due, since: day('2026-10-01') }, { userId: 100, nowMs: Date.now() }),
  )
  if (id === null) throw new Error(`There is a due ${name} already`)
  return id
}
