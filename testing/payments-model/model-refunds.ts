import { credit, ownMoney, paid, post, postReversal } from './model.ts'
import type { Cash, Link, Model, Refund, Voucher } from './model-state.ts'

const day = 24 * 60 * 60_000

export type RefundOrder = {
  readonly amount: number
  readonly way: 'bank' | 'khalti'
  readonly from: 'fee' | 'credit'
}

/** May so much of a payment go back that way? Khalti gives back of a payment once. */
export function mayRefund(model: Model, of: Cash | Link | Voucher, order: RefundOrder): boolean {
  if (!isCredited(of)) return false
  const its = model.refunds.filter((refund) => refund.of === of)
  if (order.way === 'khalti') {
    if (!('pidx' in of) || of.linkState !== 'paid') return false
    const asked = ['APPROVED', 'ASKED', 'SENT']
    if (its.some(({ way, state }) => way === 'khalti' && asked.includes(state))) return false
  }
  const ended = ['RETURNED', 'REFUSED', 'CANCELED']
  const left = its
    .filter(({ state }) => !ended.includes(state))
    .reduce((rest, { amount }) => rest - amount, of.amount)
  const most = Math.min(left, order.from === 'fee' ? paid(model) : credit(model))
  return order.amount > 0 && order.amount <= most
}

function isCredited(of: Cash | Link | Voucher): boolean {
  if (of.isClosed) return false
  if ('pidx' in of) return of.linkState === 'paid' || of.linkState === 'partly refunded'
  return of.state === 'approved' || of.state === 'taken'
}

/** Two people decided: what is taken from the fee is credit until it leaves, and is reserved. */
export function newRefund(
  model: Model,
  { id, of, amount, way, from }: RefundOrder & Pick<Refund, 'id' | 'of'>,
): void {
  const isFull = of !== null && amount === of.amount
  const refund = { id, of, amount, way, isFull, listId: null, askedMs: 0, nextLookMs: 0 }
  model.refunds.push({ ...refund, state: 'APPROVED' })
  if (from === 'credit') return
  post(model, `fee of refund ${id}`, { fees: amount, suspense: 0 - amount })
  if (isFull && of !== null) of.isClosed = true
}

export function isCovered(model: Model): boolean {
  const { own, reserved } = ownMoney(model)
  return reserved <= own
}

/** Its money leaves the account, out of the student's credit. */
export function leave(model: Model, refund: Refund): void {
  const { id, way, amount } = refund
  post(model, `refund ${id}`, { [way]: 0 - amount, suspense: amount })
  refund.state = 'SENT'
}

export function comeBackFromBank(model: Model, refund: Refund): boolean {
  if (refund.state !== 'SENT' || refund.way !== 'bank') return false
  postReversal(model, `refund ${refund.id}`, `return of refund ${refund.id}`)
  refund.state = 'RETURNED'
  return true
}

export function cancelRefund({ nowMs }: Model, refund: Refund): boolean {
  const isGivenUp = refund.state === 'ASKED' && nowMs - refund.askedMs >= day
  if (refund.state !== 'APPROVED' && !isGivenUp) return false
  refund.state = 'CANCELED'
  return true
}

/** Reads money that went back for a refund that was asked for, which then has left. */
export function arrivalOf(
  model: Model,
  link: Link,
  status: 'Refunded' | 'Partially Refunded',
): 'arrived' | 'differs' | 'none' {
  const asked = model.refunds.find(({ of, state }) => of === link && state === 'ASKED')
  if (asked === undefined) return 'none'
  const isAll = status === 'Refunded'
  if (asked.isFull && !isAll) return 'differs'
  leave(model, asked)
  return asked.isFull === isAll ? 'arrived' : 'none'
}

/** The wallet gave back the rest: the part that had left by a refund is credited first. */
export function creditSentPart(model: Model, link: Link): void {
  const sent = model.refunds.find(
    ({ of, way, state }) => of === link && way === 'khalti' && state === 'SENT',
  )
  if (sent !== undefined) postReversal(model, `refund ${sent.id}`, `rest of ${link.pidx}`)
}
