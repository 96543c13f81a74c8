import type { Message } from '#platform/pure/message.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { StudentFormData } from '#features/applying/server/documents/student-form.ts'
import type { ExamType } from '../rules/exam.ts'

/** Data of the examination application form. */
export type ExamFormData = StudentFormData & {
  /** The exam session, e.g. `Mangsir 2083`. */
  readonly exam: string
  readonly symbolNumber: string
  readonly papers: readonly PaperOnForm[]
  /** QR code on the part for the student. */
  readonly studentUrl: string
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
