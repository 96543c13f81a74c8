import type { Messages } from '#platform/pure/message.ts'

/** Texts printed on the examination application form; both languages stand on the same paper. */
export const examFormMessages = {
  title: { en: 'Examination application form', ne: 'परीक्षा आवेदन फारम' },
  office: {
    en: 'Office of the controller of examinations',
    ne: 'परीक्षा नियन्त्रण कार्यालय',
  },
  name: { en: 'Name', ne: 'नाम' },
  'date-of-birth': { en: 'Date of birth', ne: 'जन्म मिति' },
  father: { en: 'Father', ne: 'बुबा' },
  phone: { en: 'Phone', ne: 'फोन' },
  registration: { en: 'Registration', ne: 'दर्ता नं.' },
  roll: { en: 'Roll no.', ne: 'रोल नं.' },
  'exam-roll': { en: 'Exam roll', ne: 'परीक्षा रोल' },
  programme: { en: 'Programme', ne: 'कार्यक्रम' },
  number: { en: 'No.', ne: 'क्र.सं.' },
  code: { en: 'Code', ne: 'कोड' },
  course: { en: 'Course', ne: 'विषय' },
  credit: { en: 'Credit', ne: 'क्रेडिट' },
  kind: { en: 'Kind', ne: 'प्रकार' },
  internal: { en: 'Internal', ne: 'आन्तरिक' },
  invigilator: { en: 'Invigilator', ne: 'निरीक्षक' },
  'of-marks': { en: '{have} of {full}', ne: '{full} मध्ये {have}' },
  'course-count': { en: '{n} courses', ne: '{n} विषय' },
  'course-count-one': { en: '1 course', ne: '१ विषय' },
  fee: { en: 'Fee', ne: 'शुल्क' },
  declared: {
    en: 'What is written here is true. I have read the examination rules and will follow them.',
    ne: 'माथि लेखिएको विवरण साँचो हो। म विद्यार्थीले पालना गर्नुपर्ने परीक्षा नियम पढेको छु र पालना गर्नेछु।',
  },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  'department-head': { en: 'Head of department', ne: 'विभागीय प्रमुख' },
  'exam-office': { en: 'Examination office', ne: 'परीक्षा शाखा' },
  'scan-repeats': {
    en: 'The page repeats: name, registration number, exam, courses and fee paid. If it differs, this paper is not valid.',
    ne: 'पानामा नाम, दर्ता नम्बर, परीक्षा, विषय र तिरेको शुल्क देखिन्छ। नमिलेमा यो कागज मान्य हुँदैन।',
  },
} as const satisfies Messages
