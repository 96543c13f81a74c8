import { enter } from './book.ts'
import { arrive, isPending, isTaken, ownMoney, paid, post } from './model.ts'
import type { BankLine, Model, Stray, Voucher } from './model-state.ts'

export function newLine(model: Model, facts: Pick<BankLine, 'id' | 'amount'>): void {
  model.lines.push({ ...facts, state: 'open', usedBy: null })
}

/** In suspense the bank's money is there, and no student's. */
export function toSuspense(model: Model, line: BankLine): boolean {
  if (line.state !== 'open' || isUsed(line)) return false
  line.state = 'in suspense'
  enter(model.book, model.nowMs, { bank: line.amount, suspense: 0 - line.amount })
  return true
}

export function backFromSuspense(model: Model, line: BankLine): boolean {
  if (line.state !== 'in suspense') return false
  release(model, line)
  return true
}

export function release(model: Model, line: BankLine): void {
  if (line.state !== 'in suspense') return
  line.state = 'open'
  enter(model.book, model.nowMs, { bank: 0 - line.amount, suspense: line.amount })
}

/** A reversed voucher gives its line free. */
export function isUsed({ usedBy }: BankLine): boolean {
  return usedBy?.state === 'approved'
}

/** Placed or written off: it is not open again. */
export function isEnded({ state }: BankLine): boolean {
  return state === 'placed' || state === 'written off' || state === 'claimed'
}

/** Credits the voucher with the bank's amount, or notes the line on one that was credited with it without a line. */
export function linkLine(model: Model, line: BankLine, voucher: Voucher): boolean {
  if (line.state === 'settled') return false
  if (isUsed(line)) return line.usedBy === voucher
  if (isEnded(line)) return false
  if (voucher.state === 'returned' || voucher.state === 'reversed') return false
  if (voucher.state === 'approved') {
    const hasLine = model.lines.some(({ usedBy }) => usedBy === voucher)
    if (hasLine || voucher.amount !== line.amount) return false
  } else {
    if (voucher.state === 'held' && isTaken(model, voucher)) return false
    const { amount } = line
    arrive(model, `voucher ${voucher.paymentId}`, { account: 'bank', amount })
    Object.assign(voucher, { amount, state: 'approved' })
  }
  release(model, line)
  line.usedBy = voucher
  return true
}

export type Placement = 'done' | 'refused' | 'refused later'

/** Money in suspense, or written off, that turns out to be this student's, of which the fee may be paid. */
export function place(model: Model, item: BankLine | Stray, toFee: boolean): Placement {
  const isIncome = item.state === 'written off'
  if (item.state !== 'in suspense' && !isIncome) return 'refused'
  const { amount, id } = item
  const account = isIncome ? 'unclaimed' : accountOf(item)
  const owed = Math.max(0, model.noted - paid(model))
  const part = toFee ? Math.min(owed, amount) : 0
  const after = ownAfter(model, amount)
  if (toFee && (isPending(model) || part === 0 || part > after)) return 'refused later'
  if (!isIncome) enter(model.book, model.nowMs, { [account]: 0 - amount, suspense: amount })
  item.state = isIncome ? 'claimed' : 'placed'
  post(model, `placed ${id}`, { [account]: amount, suspense: 0 - amount })
  if (part > 0) post(model, `set off of ${id}`, { suspense: part, fees: 0 - part })
  return 'done'
}

/** Money in suspense that no one claims becomes income. */
export function writeOff(model: Model, item: BankLine | Stray): boolean {
  if (item.state !== 'in suspense') return false
  const { amount } = item
  const account = accountOf(item)
  enter(model.book, model.nowMs, { [account]: 0 - amount, suspense: amount })
  enter(model.book, model.nowMs, { [account]: amount, unclaimed: 0 - amount })
  item.state = 'written off'
  return true
}

function accountOf({ id }: BankLine | Stray): 'bank' | 'khalti' {
  return typeof id === 'string' ? 'khalti' : 'bank'
}

function ownAfter(model: Model, amount: number): number {
  const { own, reserved } = ownMoney(model)
  return Math.max(0, own + amount - reserved)
}
