import type { Message } from '#platform/pure/message.ts'
import { applyingMessages as text } from './messages.ts'
import { amountPaymentStatus, type Paying, type PaymentStatus } from './payment-standing.ts'

/** A button as a screen draws it: `<Button {...button} />`. */
export type ButtonState<Act extends string> =
  | { readonly label: Message; readonly act: Act }
  | { readonly label: Message; readonly act: null; readonly done?: true }

export type PaymentAct = 'pay' | 'show-payments'

/**
 * Paid shows the payment details, and so does a pending entrance payment; after the last day 'Closed', disabled;
 * otherwise 'Pay Now' (SPEC §4 Payment button).
 */
export function entrancePaymentButton(
  status: PaymentStatus,
  isClosed: boolean,
): ButtonState<PaymentAct> {
  if (status.is === 'paid' || status.is === 'pending')
    return { label: text['view-payment-details'], act: 'show-payments' }
  if (isClosed) return { label: text.closed, act: null }
  return { label: text['pay-now'], act: 'pay' }
}

/**
 * Admission and course registration: paid shows the payment details, a waiting voucher 'Pending', disabled, and
 * anything else is still to be paid (SPEC §4 Payment button). Nothing is paid where nothing is owed, nor for an
 * application the university has closed; what was paid for that stays to be seen.
 */
export function amountPaymentButton(paying: Paying, isClosed: boolean): ButtonState<PaymentAct> {
  const status = amountPaymentStatus(paying)
  if (paying.isPaid || status.is === 'paid' || paying.total === 0)
    return { label: text['view-payment-details'], act: 'show-payments' }
  if (paying.isPending) return { label: text.pending, act: null }
  if (!isClosed) return { label: text['pay-now'], act: 'pay' }
  return status.is === 'partly'
    ? { label: text['view-payment-details'], act: 'show-payments' }
    : { label: text.closed, act: null }
}

/** 'Download Form' once it can be printed, else 'In progress', disabled (SPEC §4); or a kind's text (READINGS R-34). */
export function downloadButton(
  isReady: boolean,
  { ready, waiting }: { readonly ready?: Message; readonly waiting?: Message } = {},
): ButtonState<'download'> {
  return isReady
    ? { label: ready ?? text['download-form'], act: 'download' }
    : { label: waiting ?? text['in-progress'], act: null }
}
