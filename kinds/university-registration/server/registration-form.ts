import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { EducationOnForm } from '#features/profile/server/person-on-form.ts'
import type { StudentFormData } from '#features/applying/server/documents/student-form.ts'

/** Data of the university registration form, and of the card once there is a number. */
export type RegistrationFormData = StudentFormData & {
  readonly motherName: string
  readonly grandfatherName: string
  readonly nationality: string
  readonly gender: string
  /** Masked, as on every document. */
  readonly citizenship: string
  /** The permanent one. */
  readonly address: string
  readonly records: readonly EducationOnForm[]
  readonly faculty: string
  readonly intake: string
}

/** The A4 form: `renderPdf(registrationForm, data)`. */
export const registrationForm: PdfDocument<RegistrationFormData> = {
  name: 'university-registration-form',
  module: new URL('registration-form.pdf.ts', import.meta.url),
  draw: 'drawRegistrationForm',
}
