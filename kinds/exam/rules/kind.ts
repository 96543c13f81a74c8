import { nothing, remaining } from '#platform/pure/money/money.ts'
import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import { examAbout } from './about.ts'
import type { ExamApplication, ExamOpening } from './exam.ts'

/** Exam: the current examfee until the end of DateTo (SPEC §9, READINGS R-43). */
export const exam = {
  ...examAbout,
  fee: ({ opening }) => opening.fee,
  payable: ({ opening, application: { paying, status } }) =>
    status === 'CL' || paying.isPaid ? nothing : remaining(opening.fee, paying.paid),
  payUntil: ({ opening }) => opening.window.to,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<ExamOpening, ExamApplication>
