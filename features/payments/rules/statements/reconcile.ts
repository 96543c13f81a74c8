import type { Day } from '#platform/pure/calendar/day.ts'
import { daysBetween } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { StatementLine } from './statement.ts'

/** A payment as our ledger has it. */
export type OurPayment = {
  readonly paymentId: number
  readonly reference: string
  readonly amount: Money
  readonly day: Day
}

export type Reconciliation = {
  /** On the statement only: money that was credited to no student. */
  readonly theirsOnly: readonly StatementLine[]
  /** In our books only: credited, but not on the statement. */
  readonly oursOnly: readonly OurPayment[]
  readonly amountsDiffer: readonly { readonly theirs: StatementLine; readonly ours: OurPayment }[]
  readonly matched: number
}

/**
 * The three lists; a reference matches whatever its case and blanks, none matches nothing, and each line and payment is used
 * once.
 */
export function reconcile(
  theirs: readonly StatementLine[],
  ours: readonly OurPayment[],
): Reconciliation {
  const waiting = new Map<string, OurPayment[]>()
  const unnamed = ours.filter(({ reference }) => slipKey(reference) === '')
  for (const payment of ours) {
    const key = slipKey(payment.reference)
    if (key === '') continue
    waiting.set(key, [...(waiting.get(key) ?? []), payment])
  }
  const theirsOnly: StatementLine[] = []
  const amountsDiffer: { theirs: StatementLine; ours: OurPayment }[] = []
  let matched = 0
  for (const line of theirs) {
    const candidates = waiting.get(slipKey(line.reference)) ?? []
    const partner = candidates.find(({ amount }) => amount === line.amount) ?? candidates[0]
    if (partner === undefined) theirsOnly.push(line)
    else if (partner.amount === line.amount) matched++
    else amountsDiffer.push({ theirs: line, ours: partner })
    waiting.set(
      slipKey(line.reference),
      candidates.filter((each) => each !== partner),
    )
  }
  return {
    theirsOnly,
    oursOnly: [...unnamed, ...waiting.values()].flat(),
    amountsDiffer,
    matched,
  }
}

/** A voucher that waits for the cashier, as the student typed it. */
export type WaitingVoucher = {
  readonly paymentId: number
  readonly number: string
  readonly amount: Money
  readonly day: Day | null
}

export type Proposal = {
  readonly paymentId: number
  readonly line: number
  /** Reasons for it, strongest first. */
  readonly by: readonly ('number' | 'amount' | 'day')[]
}

/**
 * For each waiting voucher the statement line that fits best: its number, or amount and day together (within three days).
 * A proposal only; staff decide.
 */
export function proposeMatches(
  vouchers: readonly WaitingVoucher[],
  theirs: readonly StatementLine[],
): readonly Proposal[] {
  return vouchers.flatMap((voucher) => {
    const proposals = theirs
      .map((line) => ({
        paymentId: voucher.paymentId,
        line: line.line,
        by: reasons(voucher, line),
      }))
      .filter(({ by }) => by.includes('number') || by.length === 2)
      .toSorted((one, other) => other.by.length - one.by.length)
    return proposals.slice(0, 1)
  })
}

function reasons(voucher: WaitingVoucher, line: StatementLine): Proposal['by'] {
  const number = slipKey(voucher.number)
  const sameNumber = number !== '' && number === slipKey(line.reference)
  const near =
    voucher.day !== null && line.day !== null && Math.abs(daysBetween(voucher.day, line.day)) <= 3
  return [
    ...(sameNumber ? (['number'] as const) : []),
    ...(voucher.amount === line.amount ? (['amount'] as const) : []),
    ...(near ? (['day'] as const) : []),
  ]
}
