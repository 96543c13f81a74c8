import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { PaperFrame } from '#features/documents/server/paper-frame.ts'
import type { ExamType } from '../rules/exam.ts'

/** What the examination application form shows; '' and null mean not known and print as '-'. */
export type ExamFormData = PaperFrame & {
  /** The exam registered for, e.g. `Semester III Regular 2083`. */
  readonly opening: string
  /** The exam session, e.g. `Mangsir 2083`. */
  readonly exam: string
  readonly appliedOn: Day
  /** Name in both scripts; `ne` may be ''. */
  readonly name: Message
  readonly bornOn: Day | null
  readonly fatherName: string
  readonly phone: string
  readonly registrationNumber: string
  readonly rollNumber: string
  readonly symbolNumber: string
  /** `B.Tech CS & AI, III`: program and semester. */
  readonly programme: string
  readonly papers: readonly PaperOnForm[]
  readonly fees: readonly { readonly label: Message; readonly amount: Money }[]
  readonly total: Money
  readonly paid: Money
  /** Numbers of the receipts for what is paid. */
  readonly receipts: readonly string[]
}

export type PaperOnForm = {
  readonly code: string
  readonly name: Message
  readonly type: ExamType
  readonly creditHours: number
  /** Internal marks and what they are out of; null: not known. */
  readonly internalMarks: number | null
  readonly internalFullMarks: number | null
}

/** The A4 form: `renderPdf(examForm, data)`. */
export const examForm: PdfDocument<ExamFormData> = {
  name: 'exam-form',
  module: new URL('exam-form.pdf.ts', import.meta.url),
  draw: 'drawExamForm',
}
