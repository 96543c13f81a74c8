import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'
import {
  formCourseLabels,
  formFeeLabels,
  formPersonLabels,
} from '#features/documents/rules/facts.ts'

/** Texts printed on the examination application form, in both languages on one page. */
export const examFormMessages = {
  ...formPersonLabels,
  ...formFeeLabels,
  ...formCourseLabels,
  title: { en: 'Examination application form', ne: 'परीक्षा आवेदन फारम' },
  office: officeLabels.officeOfTheControllerOfExaminations,
  registration: { en: 'Registration', ne: 'दर्ता नं.' },
  'exam-roll': { en: 'Exam roll', ne: 'परीक्षा रोल' },
  kind: { en: 'Kind', ne: 'प्रकार' },
  internal: pageLabels.internal,
  invigilator: { en: 'Invigilator', ne: 'निरीक्षक' },
  'of-marks': pageLabels.haveOfFull,
  exam: common.exam,
  'applied-on': { en: 'Applied', ne: 'आवेदन मिति' },
  'paper-line': { en: '{kind}, {credits} credits', ne: '{kind}, {credits} क्रेडिट' },
  'paper-line-marks': {
    en: '{kind}, {credits} credits, internal {marks}',
    ne: '{kind}, {credits} क्रेडिट, आन्तरिक {marks}',
  },
  'form-received': { en: 'Form {number} received', ne: 'फारम {number} बुझियो' },
  'fee-paid': { en: ', fee {fee} paid', ne: ', शुल्क {fee} तिरेको' },
  'card-follows': {
    en: '. The admit card opens after approval.',
    ne: '। स्वीकृतिपछि प्रवेशपत्र खुल्छ।',
  },
  declared: {
    en: 'What is written here is true. I have read the examination rules and will follow them.',
    ne: 'माथि लेखिएको विवरण साँचो हो। म विद्यार्थीले पालना गर्नुपर्ने परीक्षा नियम पढेको छु र पालना गर्नेछु।',
  },
  'exam-office': { en: 'Examination office', ne: 'परीक्षा शाखा' },
  'scan-repeats': {
    en: 'The page repeats: name, registration number, exam, courses and fee paid. If it differs, this document is not valid.',
    ne: 'पानामा नाम, दर्ता नम्बर, परीक्षा, विषय र तिरेको शुल्क देखिन्छ। नमिलेमा यो कागज मान्य हुँदैन।',
  },
} as const satisfies Messages
