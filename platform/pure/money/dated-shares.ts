import type { Day } from '../calendar/day.ts'
import { type Dated, findDated } from './dated.ts'
import { type Money, paisa } from './money.ts'

/** A share in whole per cent. */
export type DatedShare = Dated<{ readonly percent: number }>

/** `2026-12-10=100,2026-12-20=50`, days and per cent; null for any other text. '' has none. */
export function findDatedShares(text: string): readonly DatedShare[] | null {
  return findDated(text, (typed) => (/^\d{1,4}$/.test(typed) ? { percent: Number(typed) } : null))
}

export function datedSharesText(all: readonly DatedShare[]): string {
  return all.map(({ until, percent }) => `${until}=${percent}`).join(',')
}

export type SharesProblem = 'days-order' | 'shares-fall' | 'share-outside'

/** Why shares are no rule: days rise, shares fall, each from 0 to 100; null: they are one. */
export function sharesProblem(shares: readonly DatedShare[]): SharesProblem | null {
  for (const [index, { until, percent }] of shares.entries()) {
    if (percent > 100) return 'share-outside'
    const before = shares[index - 1]
    if (before !== undefined && until <= before.until) return 'days-order'
    if (before !== undefined && percent >= before.percent) return 'shares-fall'
  }
  return null
}

/** The share of a day; after the last day nothing. */
export function shareOn(shares: readonly DatedShare[], day: Day): number {
  return shares.find(({ until }) => day <= until)?.percent ?? 0
}

/** A share of an amount in whole paisa, half a paisa up; never more than the amount. */
export function shareOf(amount: Money, percent: number): Money {
  return paisa(Math.min(amount, Math.round((amount * percent) / 100)))
}
