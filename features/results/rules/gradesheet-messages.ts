import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts printed on the gradesheet; both languages are on the same page. */
export const gradesheetMessages = {
  title: { en: 'Gradesheet', ne: 'ग्रेडसिट' },
  office: officeLabels.officeOfTheControllerOfExaminations,
  version: { en: 'Version {version}', ne: 'संस्करण {version}' },
  'version-after': {
    en: 'Version {version}, replaces version {before}',
    ne: 'संस्करण {version}, संस्करण {before}को सट्टा',
  },
  issued: { en: 'Issued {day}', ne: '{day}मा जारी' },
  name: common.name,
  registration: pageLabels.registrationNo,
  'exam-roll': pageLabels.examRollNo,
  programme: common.programme,
  exam: { en: 'Examination', ne: 'परीक्षा' },
  code: common.code,
  course: common.course,
  credit: { en: 'Credit', ne: 'क्रेडिट' },
  grade: pageLabels.grade,
  point: { en: 'Point', ne: 'पोइन्ट' },
  product: { en: 'Credit × point', ne: 'क्रेडिट × पोइन्ट' },
  note: { en: 'Note', ne: 'कैफियत' },
  total: common.total,
  retotaled: { en: 'Retotaled, was {grade}', ne: 'पुनर्योगअघि {grade}' },
  sgpa: { en: 'SGPA, semester {semester}', ne: 'SGPA, सेमेस्टर {semester}' },
  cgpa: { en: 'CGPA so far', ne: 'हालसम्मको CGPA' },
  earned: { en: '{n} credits earned', ne: 'प्राप्त क्रेडिट {n}' },
  result: common.result,
  semesters: { en: 'Semesters', ne: 'सेमेस्टर' },
  semester: { en: 'Semester', ne: 'सेमेस्टर' },
  credits: { en: 'Credits', ne: 'क्रेडिट' },
  'still-open': { en: '{n} still to pass', ne: 'बाँकी {n}' },
  'grading-table': { en: 'Grading table', ne: 'ग्रेड तालिका' },
  'grading-help': {
    en: 'Last row: per cent needed for the grade.',
    ne: 'अन्तिम पङ्क्ति: ग्रेडका लागि चाहिने प्रतिशत',
  },
  'sgpa-help': {
    en: 'SGPA is the sum of credit × point divided by the credits.',
    ne: 'SGPA भनेको क्रेडिट × पोइन्टको जोडलाई क्रेडिटले भाग गर्दा आउने अङ्क हो।',
  },
  'carried-help': { en: '* From records of before.', ne: '* पहिलेका अभिलेखबाट।' },
  'scan-repeats': {
    en: 'The page repeats: name, registration number, every grade, SGPA, version and date. If it differs, this document is not valid.',
    ne: 'पानामा नाम, दर्ता नम्बर, सबै ग्रेड, SGPA, संस्करण र मिति देखिन्छ। फरक भए यो कागज मान्य हुँदैन।',
  },
  controller: { en: 'Controller of examinations', ne: 'परीक्षा नियन्त्रक' },
  'grade-line': {
    en: '{credits} credits, grade {grade}, point {point}',
    ne: '{credits} क्रेडिट, ग्रेड {grade}, पोइन्ट {point}',
  },
} as const satisfies Messages
