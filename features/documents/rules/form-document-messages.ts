import type { Messages } from '#platform/pure/message.ts'

/** Texts of every form; both languages are on the same page. */
export const formDocumentMessages = {
  'form-number': { en: 'Form no. ', ne: 'फारम नं.' },
  applied: { en: ' · applied {day}', ne: 'आवेदन {day}' },
  declaration: { en: 'Declaration', ne: 'उद्घोषणा' },
  scan: { en: 'Scan to check', ne: 'जाँच गर्न स्क्यान गर्नुहोस्' },
  issued: { en: 'Issued {day}, version {version}.', ne: '{day}मा जारी, संस्करण {version}' },
  'student-keeps': { en: 'Student keeps this part', ne: 'यो भाग विद्यार्थीले राख्ने' },
} as const satisfies Messages

/** Labels of the person and of the signer on every form of a student. */
export const formPersonLabels = {
  name: { en: 'Name', ne: 'नाम' },
  father: { en: 'Father', ne: 'बुबा' },
  phone: { en: 'Phone', ne: 'फोन' },
  roll: { en: 'Roll no.', ne: 'रोल नं.' },
  programme: { en: 'Programme', ne: 'कार्यक्रम' },
  student: { en: 'Student', ne: 'विद्यार्थी' },
} as const satisfies Messages

/** Further labels of a form for which a fee is paid. */
export const formFeeLabels = {
  'date-of-birth': { en: 'Date of birth', ne: 'जन्म मिति' },
  total: { en: 'Total', ne: 'जम्मा' },
  paid: { en: 'Paid', ne: 'तिरेको' },
  'receipt-numbers': { en: 'Receipts', ne: 'रसिद' },
} as const satisfies Messages

/** Heads of the table of courses on a form. */
export const formCourseLabels = {
  number: { en: 'No.', ne: 'क्र.सं.' },
  code: { en: 'Code', ne: 'कोड' },
  course: { en: 'Course', ne: 'विषय' },
  credit: { en: 'Credit', ne: 'क्रेडिट' },
  'course-count': { en: '{n} {n|course|courses}', ne: '{n} विषय' },
  fee: { en: 'Fee', ne: 'शुल्क' },
  'department-head': { en: 'Head of department', ne: 'विभागीय प्रमुख' },
} as const satisfies Messages
