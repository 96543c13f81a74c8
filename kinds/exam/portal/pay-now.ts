import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { useFeeMoved } from '#features/applying/portal/send/fee-moved.ts'
import { usePayByLastDay } from '#features/applying/portal/send/pay-by-last-day.ts'
import { exam } from '../rules/kind.ts'
import { examMessages, examPageMessages } from '../rules/messages.ts'
import { type AppliedExam, readOpening, useFreshApplied } from './exam.queries.ts'

/** Allows payment until DateTo and reports a changed fee. */
export function usePayNow(): (application: AppliedExam) => Promise<ToPayNow> {
  const feeMoved = useFeeMoved()
  return usePayByLastDay<AppliedExam, NonNullable<Awaited<ReturnType<typeof readOpening>>>>({
    readOpening,
    readApplied: useFreshApplied(),
    owed: exam.payable,
    before: ({ fee }, paying) => feeMoved(fee, paying),
    texts: { ...examPageMessages, ...examMessages },
  })
}
