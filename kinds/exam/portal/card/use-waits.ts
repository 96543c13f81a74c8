import { useToday } from '#platform/browser/clock.ts'
import { examPaymentButton } from '../../rules/payment.ts'
import { type AppliedExam, useExamOpenings } from '../exam.queries.ts'

/** Something is to be paid, no voucher for it is with the cashier, and the window is open. */
export function useWaitsOnStudent(): (application: AppliedExam) => boolean {
  const today = useToday()
  const openings = useExamOpenings().data ?? []
  return (application) => {
    const opening = openings.find(({ id }) => id === application.openingId) ?? null
    const button = examPaymentButton(application, opening, today)
    return button.action === 'pay' && !application.paying.isPending
  }
}
