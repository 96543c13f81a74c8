import type { Day } from '#platform/pure/calendar/day.ts'
import {
  amountPaymentButton,
  type ButtonState,
  mayPayOn,
  type PaymentAction,
  takesNoPayment,
} from '#features/applying/rules/facts.ts'
import type { Retotaling, RetotalingOpening } from './retotaling.ts'

/**
 * 'Pay Now' when there is a fee and less is paid, also while a voucher waits (READINGS R-85); none without a fee; the
 * payments once something is paid. `opening` null: its last day is not known, the server will say.
 */
export function retotalingPaymentButton(
  application: Pick<Retotaling, 'paying' | 'status' | 'withdrawal'>,
  opening: Pick<RetotalingOpening, 'window'> | null,
  today: Day,
): ButtonState<PaymentAction> | null {
  const { paying } = application
  if (paying.total === 0) return null
  const isClosed = takesNoPayment(application) || (opening !== null && !mayPayOn(opening, today))
  return amountPaymentButton({ ...paying, isPending: false }, isClosed)
}
