import { sql } from 'kysely'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type ClaimedSlip, slipClash } from '#features/payments/rules/slips/slip-number.ts'

/** A slip that claims money; `paymentId` 0: not stored yet. */
export type Claimer = ClaimedSlip & { readonly paymentId: number }

/** Another payment whose slip has something in common with this one. */
export type SlipClaim = {
  readonly paymentId: number
  readonly state: 'SUBMITTED' | 'HELD' | 'APPROVED'
  readonly clash: 'same' | 'alike'
}

type SlipRow = {
  readonly c_payment_id: number
  readonly c_bpartner_id: number
  readonly payamt: number
  readonly sha256: string
  readonly bank: string | null
  readonly slip_number: string | null
  readonly slip_day: string | null
}

export function claimerOf(row: SlipRow): Claimer {
  return {
    paymentId: row.c_payment_id,
    partnerId: row.c_bpartner_id,
    amount: row.payamt,
    sha256: row.sha256,
    bank: row.bank,
    number: row.slip_number,
    day: row.slip_day,
  }
}

/** So many slips of one person, day and amount are enough to make a person look. */
const mostAlike = 10

/** For each of these slips the other payments that claim it, in one query. */
export async function slipClaims(
  reader: Reader,
  slips: readonly Claimer[],
): Promise<(slip: Claimer) => readonly SlipClaim[]> {
  if (slips.length === 0) return () => []
  const keys = slips.map(({ number }) => slipKey(number ?? '')).filter((key) => key !== '')
  const pictures = slips.map(({ sha256 }) => sha256)
  const people = slips.map(({ partnerId }) => partnerId)
  const rows = await reader
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .select(['v.c_payment_id', 'v.state', 'v.sha256', 'v.bank', 'v.slip_number', 'v.slip_day'])
    .select(['p.c_bpartner_id', 'p.payamt'])
    .where('v.state', 'in', ['SUBMITTED', 'HELD', 'APPROVED'])
    .where(
      'v.c_payment_id',
      'in',
      // One query a key, so that each uses its index.
      sql<number>`(
        select c_payment_id from voucher where slip_key <> '' and slip_key = any(${keys}::text[])
        union select c_payment_id from voucher where sha256 = any(${pictures}::text[])
        union select c_payment_id from c_payment where c_bpartner_id = any(${people}::bigint[]))`,
    )
    .orderBy('v.c_payment_id')
    .execute()
  // Only what shares something is compared: a queue of thousands is not compared with itself.
  const byKey = Map.groupBy(rows, ({ slip_number }) => slipKey(slip_number ?? ''))
  const byPicture = Map.groupBy(rows, ({ sha256 }) => sha256)
  const byPayment = Map.groupBy(rows, (row) => paymentOf(claimerOf(row)))
  const sharing = (slip: Claimer) => {
    const key = slipKey(slip.number ?? '')
    const found = [
      ...(key === '' ? [] : (byKey.get(key) ?? [])),
      ...(byPicture.get(slip.sha256) ?? []),
      ...(byPayment.get(paymentOf(slip)) ?? []).slice(0, mostAlike),
    ]
    return [...new Set(found)].toSorted((one, other) => one.c_payment_id - other.c_payment_id)
  }
  return (slip) =>
    sharing(slip).flatMap((row) => {
      const { state, c_payment_id: paymentId } = row
      if (paymentId === slip.paymentId || state === 'RETURNED' || state === 'REVERSED') return []
      const clash = slipClash(slip, claimerOf(row))
      return clash === null ? [] : [{ paymentId, state, clash }]
    })
}

/** Equal for all slips of the same payment. */
function paymentOf({ partnerId, day, amount }: Claimer): string {
  return `${partnerId} ${day} ${amount}`
}

/** Serialises the transactions that send or decide a slip of this number or picture. */
export async function lockSlip(
  reader: Reader,
  slip: Pick<SlipRow, 'slip_number' | 'sha256'>,
): Promise<void> {
  const key = slipKey(slip.slip_number ?? '')
  const names = [...(key === '' ? [] : [`slip number ${key}`]), `slip picture ${slip.sha256}`]
  for (const name of names)
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(reader)
}

/** True if another payment has the money of a slip: approved for it, or claimed it first and is not held itself. */
export function isTaken(state: string, claims: readonly SlipClaim[]): boolean {
  return claims.some(
    (claim) =>
      claim.clash === 'same' &&
      (claim.state === 'APPROVED' || (state === 'HELD' && claim.state === 'SUBMITTED')),
  )
}
