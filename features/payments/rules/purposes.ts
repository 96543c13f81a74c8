import type { Message } from '#platform/pure/message.ts'

const entrance = { en: 'Entrance', ne: 'प्रवेश परीक्षा' }
const courseRegistration = { en: 'Course registration', ne: 'विषय दर्ता' }

/** Purpose of a payment as the office reads it, by the codes of payment types and document types. */
export const purposes: Readonly<Record<string, Message>> = {
  ENTRANCE: entrance,
  'Entrance Fee': entrance,
  ADMISSION: { en: 'Admission', ne: 'भर्ना' },
  STUDENT_FEE: courseRegistration,
  COURSE_REGISTRATION: courseRegistration,
  EXAM: { en: 'Exam', ne: 'परीक्षा' },
  EXAM_RETOTAL: { en: 'Retotaling', ne: 'पुनर्योग' },
  UNIVERSITY_REGISTRATION: { en: 'University registration', ne: 'विश्वविद्यालय दर्ता' },
}
