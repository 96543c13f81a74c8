import { sql } from 'kysely'
import type { Days } from '#platform/pure/calendar/days.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { idIn, lineKey, paymentKey } from '../rules/keys.ts'
import { pairKey, type Sides } from '../rules/reconcile.ts'
import { type KnownItem, linesOf, walletItems } from './bank-items.ts'
import { heldAttempts, type KnownClaim, vouchersOf } from './claims.ts'

export type KnownPairs = readonly { readonly item: KnownItem; readonly claim: KnownClaim }[]

/** Both sides of some days, with the other side's entries of other days that belong to them. */
export async function sidesOf(
  reader: Reader,
  days: Days,
  asker: { readonly userId: number; readonly partnerId: number },
): Promise<Sides<KnownItem, KnownClaim>> {
  const lines = await linesOf(reader, days, asker.userId)
  const wallet = await walletItems(reader, days)
  const vouchers = await vouchersOf(reader, days, asker)
  const attempts = await heldAttempts(reader, days, asker)
  return {
    items: [...lines, ...wallet],
    claims: [...vouchers, ...attempts],
    apart: await apartOf(reader, lines),
  }
}

/** Pairs that a person found not to be the same, of these lines. */
async function apartOf(reader: Reader, lines: readonly KnownItem[]): Promise<ReadonlySet<string>> {
  const ids = lines.map(({ key }) => idIn(key))
  const rows = await reader
    .selectFrom('reconciliation_apart')
    .select(['bank_statement_line_id', 'c_payment_id'])
    .where('bank_statement_line_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Set(
    rows.map((row) => pairKey(lineKey(row.bank_statement_line_id), paymentKey(row.c_payment_id))),
  )
}
