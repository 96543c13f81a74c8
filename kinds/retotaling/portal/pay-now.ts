import { remaining } from '#platform/pure/money/money.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { usePayByLastDay } from '#features/applying/portal/send/pay-by-last-day.ts'
import { retotalingMessages, retotalingPageMessages } from '../rules/messages.ts'
import { type AppliedRetotaling, readOpening, useFreshApplied } from './retotaling.queries.ts'

/** Pays the rest of the total, until the end of RetotalingTo. */
export function usePayNow(): (application: AppliedRetotaling) => Promise<ToPayNow> {
  return usePayByLastDay({
    readOpening,
    readApplied: useFreshApplied(),
    owed: ({ application: { paying } }) => remaining(paying.total, paying.paid),
    texts: { ...retotalingPageMessages, ...retotalingMessages },
  })
}
