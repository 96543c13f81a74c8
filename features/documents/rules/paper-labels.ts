import type { Messages } from '#platform/pure/message.ts'

/** What papers of a person call their facts; a paper's own texts begin with these. */
export const personLabels = {
  name: { en: 'Name', ne: 'नाम' },
  programme: { en: 'Programme', ne: 'कार्यक्रम' },
  'date-of-birth': { en: 'Date of birth', ne: 'जन्म मिति' },
  father: { en: 'Father', ne: 'बुबाको नाम' },
} as const satisfies Messages

/** The same of the forms of students: their numbers, courses and money, and who signs. */
export const studentFormLabels = {
  ...personLabels,
  phone: { en: 'Phone', ne: 'फोन' },
  roll: { en: 'Roll no.', ne: 'रोल नं.' },
  'applied-on': { en: 'Applied', ne: 'आवेदन मिति' },
  number: { en: 'No.', ne: 'क्र.सं.' },
  code: { en: 'Code', ne: 'कोड' },
  course: { en: 'Course', ne: 'विषय' },
  credit: { en: 'Credit', ne: 'क्रेडिट' },
  'course-count': { en: '{n} courses', ne: '{n} विषय' },
  'course-count-one': { en: '1 course', ne: '१ विषय' },
  fee: { en: 'Fee', ne: 'शुल्क' },
  total: { en: 'Total', ne: 'जम्मा' },
  paid: { en: 'Paid', ne: 'तिरेको' },
  'receipt-numbers': { en: 'Receipts', ne: 'रसिद' },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  'department-head': { en: 'Head of department', ne: 'विभागीय प्रमुख' },
} as const satisfies Messages
