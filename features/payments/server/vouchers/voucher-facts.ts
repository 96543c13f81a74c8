import { day, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Looking } from '#features/desk/server/queue-source.ts'
import type { VoucherFacts } from '#features/payments/rules/slips/voucher-checks.ts'
import type { DocumentFee } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { bankWords } from '../statements/bank-words.ts'
import { mayLackLine } from './bank-line.ts'
import { claimerOf, type SlipClaim, slipClaims } from './used/slip-claims.ts'
import { claimedOf, factsOf, payableOf, type WaitingRow } from './voucher-rows.ts'

type KnownVoucher = {
  readonly row: WaitingRow
  readonly facts: VoucherFacts
  readonly claims: readonly SlipClaim[]
}

/** Facts of waiting vouchers, computed in one way for the list and for the review. */
export async function knownOf(
  database: Database,
  rows: readonly WaitingRow[],
  at: Looking & Pick<PaymentsContext, 'kinds' | 'settings'>,
): Promise<readonly KnownVoucher[]> {
  const [bank, approval, claims, fees] = await Promise.all([
    bankWords(database.kysely, rows.map(claimedOf)),
    at.settings.get('voucher-approval'),
    slipClaims(database.kysely, rows.map(claimerOf)),
    feesOf(database, rows, at),
  ])
  const lacks = mayLackLine(at.session.role, approval)
  return rows.map((row) => {
    const fee = fees.get(row) ?? null
    const others = claims(claimerOf(row))
    const facts = factsOf(row, {
      owed: fee === null ? paisa(0) : owedOf(fee),
      payUntil: fee?.payUntil ?? null,
      by: at.session,
      bank: bank(claimedOf(row)),
      mayLackLine: lacks,
      claims: others,
    })
    return { row, facts, claims: others }
  })
}

/** The fees that vouchers pay, each by its slip's day: one query a kind. */
async function feesOf(
  { kysely }: Database,
  rows: readonly WaitingRow[],
  at: Pick<PaymentsContext, 'kinds'> & { readonly nowMs: number },
): Promise<ReadonlyMap<WaitingRow, DocumentFee | null>> {
  const paidFor = rows.flatMap((row) => {
    const of = payableOf(row, at)
    return of === null ? [] : [{ row, ...of, on: feeDay(row.slip_day, at.nowMs) }]
  })
  const byKind = [...Map.groupBy(paidFor, ({ kind }) => kind)]
  const found = await Promise.all(
    byKind.map(async ([kind, wanted]) => {
      const fees = await kind.readFees(kysely, wanted)
      return wanted.map(({ row }, index) => [row, fees[index] ?? null] as const)
    }),
  )
  return new Map(found.flat())
}

/** The day whose fee a slip owes: the one the bank stamped (READINGS R-105), never one to come. */
export function feeDay(slipDay: string | null, nowMs: number): Day {
  const today = dayInNepal(nowMs)
  return slipDay !== null && slipDay < today ? day(slipDay) : today
}

/** By the fee of the slip's day while any of the noted one is owed; nothing once that is paid, as approving has it. */
function owedOf({ fee, assessed, paid }: DocumentFee): Money {
  const noted = remaining(assessed, paid)
  if (noted === 0) return noted
  return remaining(fee, paid) === 0 ? noted : remaining(fee, paid)
}
