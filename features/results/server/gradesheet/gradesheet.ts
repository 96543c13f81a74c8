import type { Message } from '#platform/pure/message.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'
import type { PaperOutcome } from '../../rules/course-result.ts'
import type { Grade } from '../../rules/grading.ts'

/** Data of a gradesheet; '' means not known and prints as '-'. */
export type GradesheetData = DocumentFrame & {
  /** Name in both scripts; `ne` may be ''. */
  readonly name: Message
  readonly registrationNumber: string
  readonly symbolNumber: string
  readonly programme: string
  /** `Semester II Regular 2083` */
  readonly exam: string
  /** `II` */
  readonly semester: string
  /** At least one. */
  readonly lines: readonly GradesheetLine[]
  readonly sgpa: number
  readonly cgpa: number
  readonly creditsEarned: number
  readonly outcome: 'PASS' | 'FAIL'
  readonly semesters: readonly {
    readonly name: string
    readonly credits: number
    readonly sgpa: number
    readonly failed: number
    /** From records of before, or partly so. */
    readonly isCarried?: true
  }[]
  readonly grades: readonly Grade[]
}

export type GradesheetLine = {
  readonly code: string
  readonly course: Message
  readonly credits: number
  readonly grade: string
  readonly point: number
  readonly outcome: PaperOutcome
  /** The grade before retotaling. */
  readonly formerGrade: string | null
}

/** The A4 sheet: `renderPdf(gradesheet, data)`. */
export const gradesheet: PdfDocument<GradesheetData> = {
  name: 'gradesheet',
  module: new URL('gradesheet.pdf.ts', import.meta.url),
  draw: 'drawGradesheet',
}
