import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import { type Money, nothing, paisa } from '#platform/pure/money/money.ts'

export type Fine = { readonly daysLate: number; readonly amount: Money }

/** Fine for a copy due on `dueOn` and returned today: `perDay` for each day after it, at most `most`. */
export function fineFor(at: {
  readonly dueOn: Day
  readonly today: Day
  readonly perDay: Money
  readonly most: Money
}): Fine {
  const daysLate = Math.max(0, daysBetween(at.dueOn, at.today))
  const amount = paisa(Math.min(daysLate * at.perDay, at.most))
  return amount === nothing ? { daysLate: 0, amount: nothing } : { daysLate, amount }
}
