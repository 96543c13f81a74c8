import { type Day, findDay } from '../calendar/day.ts'
import { type Money, rupees, toRupees } from './money.ts'

/** An amount that holds until a day, that day included. */
export type DatedAmount = { readonly until: Day; readonly amount: Money }

/** `2026-12-10=2000,2026-12-20=2500.50`, days and rupees; null for any other text. '' has none. */
export function findDatedAmounts(text: string): readonly DatedAmount[] | null {
  const found = text === '' ? [] : text.split(',').map(datedAmount)
  return found.includes(null) ? null : found.filter((each) => each !== null)
}

function datedAmount(text: string): DatedAmount | null {
  const [day = '', amount = '', more] = text.split('=')
  const until = findDay(day)
  return until && more === undefined && /^\d{1,7}(\.\d\d?)?$/.test(amount)
    ? { until, amount: rupees(Number(amount)) }
    : null
}

export function datedAmountsText(all: readonly DatedAmount[]): string {
  return all.map(({ until, amount }) => `${until}=${toRupees(amount)}`).join(',')
}
