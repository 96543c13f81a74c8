import { type Dated, findDated } from './dated.ts'
import { type Money, rupees, toRupees } from './money.ts'

export type DatedAmount = Dated<{ readonly amount: Money }>

/** `2026-12-10=2000,2026-12-20=2500.50`, days and rupees; null for any other text. '' has none. */
export function findDatedAmounts(text: string): readonly DatedAmount[] | null {
  return findDated(text, (typed) =>
    /^\d{1,7}(\.\d\d?)?$/.test(typed) ? { amount: rupees(Number(typed)) } : null,
  )
}

export function datedAmountsText(all: readonly DatedAmount[]): string {
  return all.map(({ until, amount }) => `${until}=${toRupees(amount)}`).join(',')
}
