import { nothing, remaining } from '#platform/pure/money/money.ts'
import { type ApplicationKind, takesNoPayment } from '#features/applying/rules/facts.ts'
import { feeOn } from '#features/late-fee/rules/facts.ts'
import { examAbout } from './about.ts'
import type { ExamApplication, ExamOpening } from './exam.ts'

/** Exam: the fee of the day until the end of DateTo (SPEC §9, READINGS R-43). */
export const exam = {
  ...examAbout,
  fee: ({ opening, today }) => feeOn(opening.fees, today),
  payable: ({ opening, application, today }) =>
    takesNoPayment(application) || application.paying.isPaid
      ? nothing
      : remaining(feeOn(opening.fees, today), application.paying.paid),
  payUntil: ({ opening }) => opening.window.to,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<ExamOpening, ExamApplication>
