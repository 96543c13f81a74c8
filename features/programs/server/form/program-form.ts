import type { Message } from '#platform/pure/message.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { StudentFormData } from '#features/applying/server/documents/student-form.ts'
import type { ProgramKind } from '#features/programs/rules/program-opening.ts'

/** Data of an admission or course registration form. */
export type ProgramFormData = StudentFormData & {
  readonly kind: ProgramKind
  readonly courses: readonly {
    readonly code: string
    readonly name: Message
    readonly type: string
    readonly creditHours: number
  }[]
}

/** The A4 form: `renderPdf(programForm, data)`. */
export const programForm: PdfDocument<ProgramFormData> = {
  name: 'program-form',
  module: new URL('program-form.pdf.ts', import.meta.url),
  draw: 'drawProgramForm',
}
