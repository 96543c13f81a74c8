import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { type Message, type Messages, sameInBoth } from '#platform/pure/message.ts'

/**
 * Heads of income. Each payment type is the head of its own fee; a fee of several parts has more. The names stand in the
 * ledger and in the account codes.
 */
export const incomeHeads = {
  ENTRANCE: common.entrance,
  ADMISSION: { en: 'Admission', ne: 'भर्ना' },
  STUDENT_FEE: { en: 'Semester', ne: 'सेमेस्टर' },
  LIBRARY: common.library,
  PRACTICAL: pageLabels.practical,
  EXAM: common.exam,
  EXAM_RETOTAL: pageLabels.retotaling,
  UNIVERSITY_REGISTRATION: pageLabels.universityRegistration,
  CERTIFICATE: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  DUE: pageLabels.amountDue,
  FINE: { en: 'Fine', ne: 'जरिवाना' },
  LATE_FEE: { en: 'Late fee', ne: 'विलम्ब शुल्क' },
} as const satisfies Messages

export type IncomeHead = keyof typeof incomeHeads

/** Name of a head; an unknown one is called by its own word. */
export function headName(head: string): Message {
  return Object.hasOwn(incomeHeads, head) ? incomeHeads[head as IncomeHead] : sameInBoth(head)
}
