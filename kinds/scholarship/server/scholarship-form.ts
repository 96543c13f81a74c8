import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { PersonOnDocument } from '#features/applying/server/documents/application-document.ts'
import type { EducationOnForm } from '#features/profile/server/person-on-form.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'

/** Data of the scholarship application form; '' means not known and prints as '-'. */
export type ScholarshipFormData = DocumentFrame &
  PersonOnDocument & {
    readonly opening: string
    readonly appliedOn: Day
    readonly amount: Money
    readonly motherName: string
    readonly phone: string
    readonly address: string
    readonly registrationNumber: string
    readonly rollNumber: string
    readonly programme: string
    /** Education before the university, the newest first. */
    readonly records: readonly EducationOnForm[]
    /** Requirements of the scholarship, and the facts known on the day of applying. */
    readonly rules: readonly {
      readonly label: Message
      readonly needed: string | Message
      readonly yours: string | Message
    }[]
  }

/** The A4 form: `renderPdf(scholarshipForm, data)`. */
export const scholarshipForm: PdfDocument<ScholarshipFormData> = {
  name: 'scholarship-application-form',
  module: new URL('scholarship-form.pdf.ts', import.meta.url),
  draw: 'drawScholarshipForm',
}
