import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { useFeeMoved } from '#features/applying/portal/send/fee-moved.ts'
import { usePayByLastDay } from '#features/applying/portal/send/pay-by-last-day.ts'
import { currentDay } from '#platform/browser/clock.ts'
import { stepNote } from '#features/late-fee/portal/pay-note.ts'
import { feeOn } from '#features/late-fee/rules/facts.ts'
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
    before: ({ fees }, paying) => feeMoved(feeOn(fees, currentDay()), paying),
    noteOf: stepNote,
    texts: { ...examPageMessages, ...examMessages },
  })
}
