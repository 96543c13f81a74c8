import type { Messages } from '#platform/pure/message.ts'

/** Texts printed on the admission and course registration form; both languages stand on the same paper. */
export const programFormMessages = {
  admission: { en: 'Admission form', ne: 'भर्ना फारम' },
  'course-registration': { en: 'Course registration form', ne: 'विषय दर्ता फारम' },
  office: { en: 'Office of the registrar', ne: 'कुलसचिव कार्यालय' },
  name: { en: 'Name', ne: 'नाम' },
  'date-of-birth': { en: 'Date of birth', ne: 'जन्म मिति' },
  father: { en: 'Father', ne: 'बुबा' },
  phone: { en: 'Phone', ne: 'फोन' },
  registration: { en: 'Registration', ne: 'दर्ता नं.' },
  roll: { en: 'Roll no.', ne: 'रोल नं.' },
  programme: { en: 'Programme', ne: 'कार्यक्रम' },
  number: { en: 'No.', ne: 'क्र.सं.' },
  code: { en: 'Code', ne: 'कोड' },
  course: { en: 'Course', ne: 'विषय' },
  type: { en: 'Type', ne: 'प्रकार' },
  credit: { en: 'Credit', ne: 'क्रेडिट' },
  'course-count': { en: '{n} courses', ne: '{n} विषय' },
  'course-count-one': { en: '1 course', ne: '१ विषय' },
  'no-courses': { en: 'No courses', ne: 'विषय छैन' },
  fee: { en: 'Fee', ne: 'शुल्क' },
  total: { en: 'Total', ne: 'जम्मा' },
  paid: { en: 'Paid', ne: 'तिरेको' },
  receipts: { en: 'Receipts रसिद {numbers}', ne: 'रसिद {numbers}' },
  declared: {
    en: 'What is written here is true. I have read the rules of the university and will follow them.',
    ne: 'माथि लेखिएको विवरण साँचो हो। म विश्वविद्यालयका नियम पढेको छु र पालना गर्नेछु।',
  },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  'department-head': { en: 'Head of department', ne: 'विभागीय प्रमुख' },
  registrar: { en: 'Registrar', ne: 'कुलसचिव' },
  'scan-repeats': {
    en: 'The page repeats: name, roll number, courses and fee paid. If it differs, this paper is not valid.',
    ne: 'पानामा नाम, रोल नम्बर, विषय र तिरेको शुल्क देखिन्छ। नमिलेमा यो कागज मान्य हुँदैन।',
  },
} as const satisfies Messages
