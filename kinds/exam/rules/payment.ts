import type { Day } from '#platform/pure/calendar/day.ts'
import {
  amountPaymentButton,
  type ButtonState,
  mayPayOn,
  type PaymentAction,
  takesNoPayment,
} from '#features/applying/rules/facts.ts'
import type { ExamApplication, ExamOpening } from './exam.ts'
import { examMessages as text } from './messages.ts'

/**
 * Paid shows the payment details; 'Pay Now', also while a voucher waits (READINGS R-85); 'Registration Ended' after
 * DateTo (SPEC §4 Payment button). `opening` null: its window is not known, the server will say.
 */
export function examPaymentButton(
  application: Pick<ExamApplication, 'paying' | 'status' | 'withdrawal'>,
  opening: Pick<ExamOpening, 'window'> | null,
  today: Day,
): ButtonState<PaymentAction> {
  const button = amountPaymentButton(
    { ...application.paying, isPending: false },
    takesNoPayment(application),
  )
  const hasEnded = opening !== null && !mayPayOn(opening, today)
  return button.action === 'pay' && hasEnded
    ? { label: text['registration-ended'], action: null }
    : button
}
