import { type Message, type Messages, sameInBoth } from '#platform/pure/message.ts'

/**
 * Heads of income. Each payment type is the head of its own fee; a fee of several parts has more. The names stand in the
 * ledger and in the account codes.
 */
export const incomeHeads = {
  ENTRANCE: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  ADMISSION: { en: 'Admission', ne: 'भर्ना' },
  STUDENT_FEE: { en: 'Semester', ne: 'सेमेस्टर' },
  LIBRARY: { en: 'Library', ne: 'पुस्तकालय' },
  PRACTICAL: { en: 'Practical', ne: 'प्रयोगात्मक' },
  EXAM: { en: 'Exam', ne: 'परीक्षा' },
  EXAM_RETOTAL: { en: 'Retotaling', ne: 'पुनर्योग' },
  UNIVERSITY_REGISTRATION: { en: 'University registration', ne: 'विश्वविद्यालय दर्ता' },
  CERTIFICATE: { en: 'Certificate', ne: 'प्रमाणपत्र' },
  LATE_FEE: { en: 'Late fee', ne: 'विलम्ब शुल्क' },
} as const satisfies Messages

export type IncomeHead = keyof typeof incomeHeads

/** Name of a head; an unknown one is called by its own word. */
export function headName(head: string): Message {
  return Object.hasOwn(incomeHeads, head) ? incomeHeads[head as IncomeHead] : sameInBoth(head)
}
