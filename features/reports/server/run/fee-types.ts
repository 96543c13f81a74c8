import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message } from '#platform/pure/message.ts'

/** Fees by payment type; a test compares them with the kinds. */
export const feeTypes = {
  ENTRANCE: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  ADMISSION: { en: 'Admission', ne: 'भर्ना' },
  STUDENT_FEE: { en: 'Semester fee', ne: 'सेमेस्टर शुल्क' },
  EXAM: { en: 'Exam', ne: 'परीक्षा' },
  EXAM_RETOTAL: pageLabels.retotaling,
  UNIVERSITY_REGISTRATION: pageLabels.universityRegistration,
} as const satisfies Readonly<Record<string, Message>>
