import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'
import {
  formCourseLabels,
  formFeeLabels,
  formPersonLabels,
} from '#features/documents/rules/facts.ts'

/** Texts printed on the admission and course registration form; both languages are on the same page. */
export const programFormMessages = {
  ...formPersonLabels,
  ...formFeeLabels,
  ...formCourseLabels,
  admission: { en: 'Admission form', ne: 'भर्ना फारम' },
  'course-registration': { en: 'Course registration form', ne: 'विषय दर्ता फारम' },
  office: { en: 'Office of the registrar', ne: 'रजिस्ट्रार कार्यालय' },
  registration: { en: 'Registration', ne: 'दर्ता नं.' },
  type: pageLabels.type,
  'no-courses': { en: 'No courses', ne: 'विषय छैन' },
  opening: { en: 'For', ne: 'शीर्षक' },
  'applied-on': { en: 'Applied on', ne: 'आवेदन मिति' },
  courses: pageLabels.courses,
  receipts: { en: 'Receipts रसिद {numbers}', ne: 'रसिद {numbers}' },
  declared: {
    en: 'What is written here is true. I have read the rules of the university and will follow them.',
    ne: 'माथि लेखिएको विवरण साँचो हो। म विश्वविद्यालयका नियम पढेको छु र पालना गर्नेछु।',
  },
  registrar: pageLabels.registrar,
  'scan-repeats': {
    en: 'The page repeats: name, roll number, courses and fee paid. If it differs, this document is not valid.',
    ne: 'पानामा नाम, रोल नम्बर, विषय र तिरेको शुल्क देखिन्छ। नमिलेमा यो कागज मान्य हुँदैन।',
  },
} as const satisfies Messages
