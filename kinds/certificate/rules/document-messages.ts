import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts printed on certificates; both languages are on the same page. */
export const documentMessages = {
  office: { en: 'Office of the registrar', ne: 'रजिस्ट्रार कार्यालय' },
  'exam-office': officeLabels.officeOfTheControllerOfExaminations,
  name: common.name,
  registration: pageLabels.registrationNo,
  roll: common.rollNo,
  programme: common.programme,
  'date-of-birth': common.dateOfBirth,
  enrolled: { en: 'Enrolled in', ne: 'भर्ना वर्ष' },
  result: common.result,
  purpose: { en: 'Issued for', ne: 'प्रयोजन' },
  text: { en: 'Text', ne: 'व्यहोरा' },
  registrar: pageLabels.registrar,
  controller: { en: 'Controller of examinations', ne: 'परीक्षा नियन्त्रक' },
  issued: { en: 'Issued {day}', ne: '{day}मा जारी' },
  'scan-repeats': {
    en: 'The page repeats what is printed here. If it differs, this document is not valid.',
    ne: 'यहाँ छापिएको व्यहोरा पानामा पनि देखिन्छ। नमिलेमा यो कागज मान्य हुँदैन।',
  },
  'in-progress': { en: 'Results so far', ne: 'हालसम्मको नतिजा' },
  'passed-out': { en: 'Programme completed', ne: 'कार्यक्रम पूरा' },
  summary: {
    en: 'CGPA {cgpa} · {credits} credits earned',
    ne: 'CGPA {cgpa} · प्राप्त क्रेडिट {credits}',
  },
  semester: {
    en: 'Semester {name} · {credits} credits · SGPA {sgpa}',
    ne: 'सेमेस्टर {name} · {credits} क्रेडिट · SGPA {sgpa}',
  },
  line: {
    en: '{credits} credits, grade {grade}, point {point}',
    ne: '{credits} क्रेडिट, ग्रेड {grade}, पोइन्ट {point}',
  },
  code: common.code,
  course: common.course,
  credit: { en: 'Credit', ne: 'क्रेडिट' },
  grade: pageLabels.grade,
  point: { en: 'Point', ne: 'पोइन्ट' },
  carried: { en: '* From records of before.', ne: '* पहिलेका अभिलेखबाट।' },
  averages: {
    en: 'SGPA and CGPA are the sums of credit × point divided by the credits. Of each course the best result counts; one that is not passed counts with the point 0.',
    ne: 'SGPA र CGPA भनेको क्रेडिट × पोइन्टको जोडलाई क्रेडिटले भाग गर्दा आउने अङ्क हो। हरेक विषयको सबैभन्दा राम्रो नतिजा गनिन्छ; उत्तीर्ण नभएको विषय शून्य पोइन्टमा गनिन्छ।',
  },
} as const satisfies Messages

/** First sentence of every letter, by the student's record. */
export const letterMessages = {
  'is-student': {
    en: 'According to the records of this university, {name} is a student of the programme {programme}.',
    ne: 'यस विश्वविद्यालयको अभिलेखअनुसार {name} {programme} कार्यक्रममा अध्ययनरत हुनुहुन्छ।',
  },
  'has-passed-out': {
    en: 'According to the records of this university, {name} was a student of the programme {programme} and has passed it.',
    ne: 'यस विश्वविद्यालयको अभिलेखअनुसार {name}ले {programme} कार्यक्रममा अध्ययन गरी उत्तीर्ण गर्नुभएको छ।',
  },
} as const satisfies Messages
