import type { Message } from '#platform/pure/message.ts'
import { applyingMessages as text } from './messages.ts'
import { amountPaymentStatus, type Paying, type PaymentStatus } from './payment-status.ts'

/** A button as a screen draws it: `<Button {...button} />`. */
export type ButtonState<Action extends string> =
  | { readonly label: Message; readonly action: Action }
  | { readonly label: Message; readonly action: null; readonly done?: true }

export type PaymentAction = 'pay' | 'show-payments'

/**
 * Paid shows the payment details, and so does a pending entrance payment; after the last day 'Closed', disabled;
 * otherwise 'Pay Now' (SPEC §4 Payment button).
 */
export function entrancePaymentButton(
  status: PaymentStatus,
  isClosed: boolean,
): ButtonState<PaymentAction> {
  if (status.is === 'paid' || status.is === 'pending')
    return { label: text['view-payment-details'], action: 'show-payments' }
  if (isClosed) return { label: text.closed, action: null }
  return { label: text['pay-now'], action: 'pay' }
}

/**
 * Admission and course registration: paid shows the payment details, a waiting voucher 'Pending', disabled, and
 * anything else is still to be paid (SPEC §4 Payment button). Nothing is paid where nothing is owed, nor for an
 * application the university has closed; what was paid for that stays to be seen.
 */
export function amountPaymentButton(paying: Paying, isClosed: boolean): ButtonState<PaymentAction> {
  const status = amountPaymentStatus(paying)
  if (paying.isPaid || status.is === 'paid' || paying.total === 0)
    return { label: text['view-payment-details'], action: 'show-payments' }
  if (paying.isPending) return { label: text.pending, action: null }
  if (!isClosed) return { label: text['pay-now'], action: 'pay' }
  return status.is === 'partly'
    ? { label: text['view-payment-details'], action: 'show-payments' }
    : { label: text.closed, action: null }
}

/** 'Download Form' once it can be printed, else 'In progress', disabled (SPEC §4); or a kind's text (READINGS R-34). */
export function downloadButton(
  isReady: boolean,
  { ready, waiting }: { readonly ready?: Message; readonly waiting?: Message } = {},
): ButtonState<'download'> {
  return isReady
    ? { label: ready ?? text['download-form'], action: 'download' }
    : { label: waiting ?? text['in-progress'], action: null }
}
