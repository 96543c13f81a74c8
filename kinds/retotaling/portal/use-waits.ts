import { useToday } from '#platform/browser/clock.ts'
import { retotalingPaymentButton } from '../rules/payment.ts'
import type { RetotalingOpening } from '../rules/retotaling.ts'
import { type AppliedRetotaling, useRetotalingOpenings } from './retotaling.queries.ts'

/** The exam of an application, while its retotaling has not ended; null where that is not known. */
export function useOpeningOf(): (application: AppliedRetotaling) => RetotalingOpening | null {
  const openings = useRetotalingOpenings().data ?? []
  return ({ openingId }) => openings.find(({ id }) => id === openingId) ?? null
}

/** Something is to be paid, and no voucher for it is with the cashier. */
export function useWaitsOnStudent(): (application: AppliedRetotaling) => boolean {
  const today = useToday()
  const openingOf = useOpeningOf()
  return (application) => {
    const button = retotalingPaymentButton(application, openingOf(application), today)
    return button?.action === 'pay' && !application.paying.isPending
  }
}
