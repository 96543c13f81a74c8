import { dayAt, type Counter } from './book.ts'
import { arrive, feeToday, isPending, isThere, payable, post, takeBack } from './model.ts'
import type { Cash, Model } from './model-state.ts'

/** The counter of a person; a new one is empty. */
export function counterOf({ book }: Model, person: number): Counter {
  const found = book.counters.get(person)
  if (found !== undefined) return found
  const counter = { cash: 0, uncountedDays: [] }
  book.counters.set(person, counter)
  return counter
}

function move(model: Model, person: number, amount: number): void {
  const counter = counterOf(model, person)
  counter.cash += amount
  counter.uncountedDays.push(dayAt(model.nowMs))
}

/** May a cashier take so much, who saw `owed` as the rest of the fee? */
export function mayTake(
  model: Model,
  { amount, owed, toCredit }: Pick<Cash, 'amount'> & { owed: number; toCredit: boolean },
): boolean {
  const rest = payable(model)
  if (rest === 0 || isPending(model) || owed !== rest) return false
  return amount > 0 && (amount <= rest || toCredit)
}

export function takeCash(model: Model, facts: Pick<Cash, 'paymentId' | 'amount' | 'by'>): void {
  const { paymentId, amount, by } = facts
  model.noted = feeToday(model)
  arrive(model, `cash ${paymentId}`, { account: 'cash', amount })
  move(model, by, amount)
  model.cash.push({ ...facts, isClosed: false, state: 'taken' })
}

/** Only while all that it moved is where it went; the cash leaves the counter that took it. */
export function reverseCash(model: Model, cash: Cash): boolean {
  const source = `cash ${cash.paymentId}`
  if (cash.state !== 'taken' || !isThere(model, source)) return false
  takeBack(model, source)
  move(model, cash.by, 0 - cash.amount)
  cash.state = 'reversed'
  return true
}

/** From now on the counter has by the books what was found there. */
export function countCash(
  model: Model,
  person: number,
  { counted, count }: { readonly counted: number; readonly count: string },
): void {
  const counter = counterOf(model, person)
  const difference = counted - counter.cash
  if (difference !== 0)
    post(model, `count ${count}`, { cash: difference, 'cash-difference': 0 - difference })
  counter.cash = counted
  counter.uncountedDays.length = 0
}

export function bringToBank(
  model: Model,
  person: number,
  { amount, slip }: { readonly amount: number; readonly slip: string },
): void {
  post(model, `cash of slip ${slip}`, { bank: amount, cash: 0 - amount })
  move(model, person, 0 - amount)
}
