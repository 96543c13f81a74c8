import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import { type Message, sameInBoth } from '#platform/pure/message.ts'
import type { PaymentType } from './payment-type.ts'

const entrance = common.entrance
const courseRegistration = pageLabels.courseRegistration

const byCode: Readonly<Record<PaymentType | 'Entrance Fee' | 'COURSE_REGISTRATION', Message>> = {
  ENTRANCE: entrance,
  'Entrance Fee': entrance,
  ADMISSION: { en: 'Admission', ne: 'भर्ना' },
  STUDENT_FEE: courseRegistration,
  COURSE_REGISTRATION: courseRegistration,
  EXAM: common.exam,
  EXAM_RETOTAL: pageLabels.retotaling,
  UNIVERSITY_REGISTRATION: pageLabels.universityRegistration,
  CERTIFICATE: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  DUE: pageLabels.amountDue,
}

/** Purpose of a payment as the office reads it, by the codes of payment types and document types. */
export const purposes: Readonly<Record<string, Message>> = byCode

/** The same of one code; a code without a purpose stands for itself. */
export function purposeOf(code: string): Message {
  return purposes[code] ?? sameInBoth(code)
}
