import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'
import { type Money, remaining } from '#platform/pure/money/money.ts'

/** Money of an application according to the server's ledger. */
export type Paying = {
  readonly total: Money
  readonly paid: Money
  /** IsPaid. */
  readonly isPaid: boolean
  /** isPending: a voucher waits for the cashier. */
  readonly isPending: boolean
}

export type PaymentStatus =
  | { readonly is: 'paid' }
  | { readonly is: 'pending' }
  | { readonly is: 'partly'; readonly remaining: Money }
  | { readonly is: 'unpaid' }

/** Entrance: Paid when IsPaid; Pending when isPending; else Unpaid (SPEC §4). */
export function entrancePaymentStatus({ isPaid, isPending }: Paying): PaymentStatus {
  if (isPaid) return { is: 'paid' }
  return { is: isPending ? 'pending' : 'unpaid' }
}

/**
 * Admission, course registration, exam: Paid when feepaid covers a positive total; Partially Paid when something
 * is paid; else Unpaid (SPEC §4).
 */
export function amountPaymentStatus({ total, paid }: Paying): PaymentStatus {
  if (total > 0 && paid >= total) return { is: 'paid' }
  return paid > 0 ? { is: 'partly', remaining: remaining(total, paid) } : { is: 'unpaid' }
}

/** Payment status of a fee among an application's steps: paid if nothing is owed, pending while a voucher waits. */
export function feeStatus(paying: Paying): PaymentStatus['is'] {
  const amounts = amountPaymentStatus(paying).is
  if (amounts === 'paid' || paying.total === 0) return 'paid'
  return paying.isPending ? 'pending' : amounts
}

export const paymentStatusLabels = {
  paid: { en: 'Paid', ne: 'भुक्तानी भयो' },
  pending: common.pending,
  partly: { en: 'Partially Paid', ne: 'आंशिक भुक्तानी' },
  unpaid: { en: 'Unpaid', ne: 'भुक्तानी बाँकी' },
} as const satisfies Record<PaymentStatus['is'], Message>
