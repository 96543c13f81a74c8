import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { type BankWord, isOtherDay } from '../statements/bank-line.ts'

/** Known facts of a voucher that waits for the cashier. */
export type VoucherFacts = {
  readonly typed: Money
  /** Amount owed for the item that the voucher pays for. */
  readonly owed: Money
  readonly slipDay: Day | null
  readonly payUntil: Day | null
  /** The same picture, or the same bank and number, is in use for another payment. */
  readonly isUsed: boolean
  readonly isOwn: boolean
  /** Points that a person must check before the money is credited; absent: none. */
  readonly doubts?: readonly VoucherDoubt[]
  readonly bank: BankWord
  /** The role may approve without a line of the bank's statement. */
  readonly mayLackLine: boolean
}

/**
 * `claimed-twice`: another payment claims the same slip. `look-alike`: the number at another bank, or the same person, day
 * and amount. `other-depositor`: the bank's remarks name another person.
 */
export type VoucherDoubt = 'claimed-twice' | 'look-alike' | 'other-depositor'

export type VoucherFinding =
  | VoucherDoubt
  | 'used-before'
  | 'own-entry'
  | 'line-used'
  | 'line-needed'
  | 'bank-differs'
  | 'bank-day'
  | 'no-line'
  | 'nothing-owed'
  | 'amount-short'
  | 'amount-over'
  | 'paid-late'
  | 'no-day'

/** Findings that stop an approval; the others ask for one line of why. */
const blocking: readonly VoucherFinding[] = [
  'used-before',
  'own-entry',
  'line-used',
  'line-needed',
  'nothing-owed',
]

export function isBlocking(finding: VoucherFinding): boolean {
  return blocking.includes(finding)
}

/** True if statements are imported but none covers the day yet: the bank cannot confirm the voucher yet. */
export function isAwaited({ bank }: Pick<VoucherFacts, 'bank'>): boolean {
  return bank.is === 'no-statement' && bank.awaited
}

/** Nothing but that nothing is owed stops it: the money may go to the student's credit. */
export function mayGoToCredit(findings: readonly VoucherFinding[]): boolean {
  return findings.filter(isBlocking).join() === 'nothing-owed'
}

/** Checks that do not agree, the most important first; empty if every check agrees. */
export function voucherFindings(facts: VoucherFacts): readonly VoucherFinding[] {
  const { typed, owed, slipDay, payUntil } = facts
  const amount = owed <= 0 ? 'nothing-owed' : typed < owed ? 'amount-short' : 'amount-over'
  const day = slipDay === null ? 'no-day' : 'paid-late'
  const byBank = bankFindings(facts)
  const isLate = slipDay !== null && payUntil !== null && slipDay > payUntil
  return [
    ...(facts.isUsed ? (['used-before'] as const) : []),
    ...(facts.isOwn ? (['own-entry'] as const) : []),
    ...byBank.filter(isBlocking),
    ...(facts.doubts ?? []),
    ...byBank.filter((finding) => !isBlocking(finding)),
    ...(typed === owed && owed > 0 ? [] : ([amount] as const)),
    ...(slipDay === null || isLate ? ([day] as const) : []),
  ]
}

function bankFindings({
  bank,
  mayLackLine,
  typed,
  slipDay,
}: VoucherFacts): readonly VoucherFinding[] {
  if (bank.is !== 'line') {
    const missing = bank.is === 'no-line' ? (['no-line'] as const) : []
    return mayLackLine ? missing : ['line-needed', ...missing]
  }
  const { isUsed, amount, day } = bank.line
  return [
    ...(isUsed ? (['line-used'] as const) : []),
    ...(amount === typed ? [] : (['bank-differs'] as const)),
    ...(isOtherDay(slipDay, day) ? (['bank-day'] as const) : []),
  ]
}
