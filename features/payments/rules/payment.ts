import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, plus } from '#platform/pure/money/money.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'

/** One line of the payments a student sees (SPEC §3 Payment record). */
export type Payment = {
  readonly id: number
  readonly documentType: string
  readonly tenderType: string
  /** The tender type in the reader's language. */
  readonly tenderName: string
  readonly amount: Money
  readonly paidOn: Day | null
  readonly status: DocStatus | null
  readonly comments: string
  readonly description: string
  readonly transactionId: string
  /** `R-2083/84-000001` once the money was credited; '' before. */
  readonly receiptNumber: string
  /** The server gives its receipt out now. */
  readonly isReceiptReady: boolean
  /** Ids of the records that were paid for, by the reference's name on the wire in lower case. */
  readonly references: Readonly<Record<string, number>>
}

/** Download is offered only for lines whose tender type is Voucher (SPEC §2 Payment Details). */
export function isVoucher(payment: Pick<Payment, 'tenderType'>): boolean {
  return payment.tenderType.toLowerCase() === 'voucher'
}

/** The newest voucher the office has still to look at. */
export function waitingVoucher(payments: readonly Payment[]): Payment | null {
  return waitingVouchers(payments).toSorted((one, other) => other.id - one.id)[0] ?? null
}

/** Sum of the vouchers that the office has not yet checked; null if there are none. */
export function waitingMoney(payments: readonly Payment[]): Money | null {
  const waiting = waitingVouchers(payments)
  return waiting.length === 0 ? null : plus(...waiting.map(({ amount }) => amount))
}

function waitingVouchers(payments: readonly Payment[]): readonly Payment[] {
  return payments.filter((payment) => payment.status === 'DR' && isVoucher(payment))
}

/** The newest payment, where the office sent it back with a reason: what was paid after one silences it. */
export function returnedVoucher(payments: readonly Payment[]): Payment | null {
  const newest = payments.toSorted((one, other) => other.id - one.id)[0]
  if (newest === undefined || newest.status !== 'CL' || !isVoucher(newest)) return null
  return newest.comments === '' ? null : newest
}

/** It was approved once, which was taken back: its receipt counts no more, and its comment says all of it. */
export function wasReversed({ status, receiptNumber }: Payment): boolean {
  return status === 'CL' && receiptNumber !== ''
}
