import type { Reader } from '#platform/server/database/database.ts'
import type { Sides } from '../rules/reconcile.ts'
import { type Days, type KnownItem, linesOf, walletItems } from './bank-items.ts'
import { heldAttempts, type KnownClaim, vouchersOf } from './claims.ts'

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
  return { items: [...lines, ...wallet], claims: [...vouchers, ...attempts], apart: new Set() }
}
