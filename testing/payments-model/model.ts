import { type Account, type Amounts, enter, linesOf } from './book.ts'
import type { Model, Voucher } from './model-state.ts'

export function feeToday({ nowMs, fees }: Model): number {
  return nowMs < fees.regularUntilMs ? fees.regular : fees.late
}

/** Enters amounts under a source, once. */
export function post(
  model: Model,
  source: string,
  { isHeld = false, ...amounts }: Amounts & { readonly isHeld?: boolean },
): void {
  if (model.entries.has(source)) return
  model.entries.set(source, { amounts, isHeld })
  enter(model.book, model.nowMs, amounts)
}

/** Enters the opposite of an earlier entry, once; nothing if there is none. */
export function postReversal(model: Model, source: string, reversal: string): void {
  const entry = model.entries.get(source)
  if (entry === undefined) return
  const opposite = linesOf(entry.amounts).map(([account, amount]) => [account, 0 - amount])
  post(model, reversal, { ...Object.fromEntries(opposite), isHeld: entry.isHeld })
}

function balance({ entries }: Model, account: Account, isHeldToo = true): number {
  const counted = [...entries.values()].filter(({ isHeld }) => isHeldToo || !isHeld)
  return counted.reduce((sum, { amounts }) => sum + (amounts[account] ?? 0), 0)
}

export function paid(model: Model): number {
  return 0 - balance(model, 'fees')
}

export function suspense(model: Model): number {
  return 0 - balance(model, 'suspense')
}

/** Money of the student beyond fees, and the part of it that is promised to refunds. */
export function ownMoney(model: Model): { readonly own: number; readonly reserved: number } {
  const open = model.refunds.filter(({ state }) => ['APPROVED', 'LISTED', 'ASKED'].includes(state))
  return {
    own: 0 - balance(model, 'suspense', false),
    reserved: open.reduce((sum, { amount }) => sum + amount, 0),
  }
}

export function credit(model: Model): number {
  const { own, reserved } = ownMoney(model)
  return Math.max(0, own - reserved)
}

export function isPaid(model: Model): boolean {
  return model.noted > 0 && paid(model) >= model.noted
}

export function isPending({ vouchers }: Model): boolean {
  return vouchers.some(({ state }) => state === 'submitted' || state === 'held')
}

/** Amount payable today; 0 if none is. */
export function payable(model: Model): number {
  if (!model.applied || model.nowMs >= model.fees.lateUntilMs) return 0
  return isPaid(model) ? 0 : Math.max(0, feeToday(model) - paid(model))
}

/** A payment that arrived: to the fee as far as it owes, the rest to credit. */
export function arrive(
  model: Model,
  source: string,
  { account, amount }: { readonly account: 'bank' | 'cash' | 'khalti'; readonly amount: number },
): void {
  const fee = Math.min(Math.max(0, model.noted - paid(model)), amount)
  post(model, source, { [account]: amount, fees: 0 - fee, suspense: fee - amount })
  model.credits++
}

/** An arrival taken back; what the fee then lacks, as it had become credit, comes from there. */
export function takeBack(model: Model, source: string): void {
  postReversal(model, source, `reversal of ${source}`)
  const short = 0 - paid(model)
  if (short > 0) post(model, `short after ${source}`, { fees: 0 - short, suspense: short })
}

/** Null: the voucher is refused. Otherwise how it waits. */
export function expectedUpload(model: Model, slip: number): 'submitted' | 'held' | null {
  if (payable(model) === 0 || isPending(model)) return null
  model.noted = feeToday(model)
  const isUsed = model.vouchers.some(
    (voucher) => voucher.slip === slip && ['submitted', 'approved'].includes(voucher.state),
  )
  return isUsed ? 'held' : 'submitted'
}

/** Approving again is no refusal and changes nothing; an amount not owed goes to credit if the approval says so. */
export function approve(
  model: Model,
  voucher: Voucher,
  { amount, toCredit }: { readonly amount: number; readonly toCredit: boolean },
): boolean {
  if (voucher.state === 'approved') return true
  if (voucher.state !== 'submitted' && voucher.state !== 'held') return false
  if (voucher.state === 'held' && isTaken(model, voucher)) return false
  if (toCredit === model.noted > paid(model)) return false
  arrive(model, `voucher ${voucher.paymentId}`, { account: 'bank', amount })
  voucher.amount = amount
  voucher.state = 'approved'
  return true
}

/** A held slip may be approved once no other payment has it. */
export function isTaken(model: Model, voucher: Voucher): boolean {
  return model.vouchers.some(
    (other) =>
      other !== voucher &&
      other.slip === voucher.slip &&
      ['submitted', 'approved'].includes(other.state),
  )
}

/** Only while all that the voucher moved is where it went; a second time is refused. */
export function reverse(model: Model, voucher: Voucher): boolean {
  const source = `voucher ${voucher.paymentId}`
  if (voucher.state !== 'approved' || !isThere(model, source)) return false
  takeBack(model, source)
  voucher.state = 'reversed'
  return true
}

export function isThere(model: Model, source: string): boolean {
  const { fees = 0, suspense: toCredit = 0 } = model.entries.get(source)?.amounts ?? {}
  return 0 - toCredit <= credit(model) && 0 - fees <= paid(model)
}

export function giveBack({ state }: Voucher): boolean {
  return state === 'submitted' || state === 'held'
}
