import { type RawBuilder, sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Recheck } from '../withdrawal/application-recheck.ts'
import type { OpeningKey } from '../opening-withdrawal/withdrawn-opening.ts'

/** A change of an opening: whether its days change too, or fees alone. */
export type TouchingChange = OpeningKey & { readonly isOfDays: boolean }

/** People with an open application to an opening that is not paid in full, each once. */
function touched(rechecks: readonly Recheck[], change: TouchingChange): RawBuilder<unknown> | null {
  const parts = rechecks
    .filter(
      ({ opening, hasFixedFee }) => opening === change.table && (change.isOfDays || !hasFixedFee),
    )
    .map(({ table, isPayable }) => {
      const unpaid = isPayable ? sql`and not ispaid` : sql``
      return sql`select c_bpartner_id from ${sql.table(table)}
        where ${sql.ref(`${change.table}_id`)} = ${change.id} and docstatus not in ('CO', 'CL') ${unpaid}`
    })
  return parts.length === 0 ? null : sql.join(parts, sql` union `)
}

/** Number of people whom a change touches. */
export async function countTouched(
  reader: Reader,
  rechecks: readonly Recheck[],
  change: TouchingChange,
): Promise<number> {
  const people = touched(rechecks, change)
  if (people === null) return 0
  const { rows } = await sql<{ n: string }>`select count(*) as n from (${people}) as p`.execute(
    reader,
  )
  return Number(rows[0]?.n)
}

/** Queues a notice of a stored change for each of them. */
export async function queueNotices(
  transaction: Transaction,
  rechecks: readonly Recheck[],
  { changeId, ...change }: TouchingChange & { readonly changeId: number },
): Promise<void> {
  const people = touched(rechecks, change)
  if (people === null) return
  await sql`insert into opening_change_notice (opening_change_id, c_bpartner_id)
    select ${changeId}::bigint, c_bpartner_id from (${people}) as p`.execute(transaction)
}
