import { daysBetween } from '#platform/pure/calendar/day.ts'
import { isOtherDay, nameWords, remarkWords } from '#features/payments/rules/facts.ts'
import { alikeName, type AlikeName } from './alike-name.ts'
import { nearNumber, type NearNumber } from './near-number.ts'
import type { BankItem, Claim } from './reconcile.ts'

/** The facts of money and of a claim side by side: how far each agrees. */
export type PairComparison = {
  /** `none`: one of them has no number. */
  readonly number: NearNumber | 'other' | 'none'
  /** `swapped`: two neighbouring digits changed places. */
  readonly amount: 'same' | 'one-digit' | 'swapped' | 'other'
  /** `none`: the bank names no person. */
  readonly name: Exclude<AlikeName, null> | 'none'
  /** `near`: within the days a branch may take. */
  readonly day: 'same' | 'near' | 'other'
}

export function comparePair(
  item: Pick<BankItem, 'number' | 'amount' | 'remarks' | 'day'>,
  claim: Pick<Claim, 'number' | 'amount' | 'name' | 'day'>,
): PairComparison {
  const hasNumbers = item.number !== '' && claim.number !== ''
  return {
    number: hasNumbers ? (nearNumber(item.number, claim.number) ?? 'other') : 'none',
    amount: nearNumber(`${item.amount}`, `${claim.amount}`) ?? 'other',
    name: alikeName(remarkWords(item.remarks), nameWords(claim.name)) ?? 'none',
    day: dayOf(daysBetween(item.day, claim.day), isOtherDay(item.day, claim.day)),
  }
}

function dayOf(days: number, isOther: boolean): PairComparison['day'] {
  return days === 0 ? 'same' : isOther ? 'other' : 'near'
}

/** Facts that do not agree, the weightiest first. */
export function disagreements({
  number,
  amount,
  name,
  day,
}: PairComparison): readonly (keyof PairComparison)[] {
  return [
    ...(amount === 'same' ? [] : (['amount'] as const)),
    ...(number === 'same' ? [] : (['number'] as const)),
    ...(name === 'other' ? (['name'] as const) : []),
    ...(day === 'other' ? (['day'] as const) : []),
  ]
}
