import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import { cardPersonLabels } from '#features/documents/rules/facts.ts'

/** Texts printed on the examination admit card; both languages are on the same page. */
export const examCardMessages = {
  ...cardPersonLabels,
  card: { en: 'Examination admit card', ne: 'परीक्षा प्रवेशपत्र' },
  office: officeLabels.officeOfTheControllerOfExaminations,
  exam: { en: 'Examination', ne: 'परीक्षा' },
  'exam-of': { en: '{opening}, {exam}', ne: '{opening}, {exam}' },
  registration: pageLabels.registrationNo,
  roll: common.rollNo,
  day: { en: 'Day', ne: 'मिति' },
  time: pageLabels.time,
  code: common.code,
  course: common.course,
  seat: { en: 'Room and seat', ne: 'कोठा र सिट' },
  seated: { en: '{room}, Seat {seat}', ne: '{room}, सिट {seat}' },
  'when-and-where': {
    en: '{day}, {hours}, {room}, Seat {seat}, {centre}',
    ne: '{day}, {hours}, {room}, सिट {seat}, {centre}',
  },
  rules: { en: 'In the hall', ne: 'परीक्षा कोठामा' },
  'scan-repeats': {
    en: 'The page repeats: name, symbol number, papers, dates, centre, seats and photo.',
    ne: 'पानामा नाम, सिम्बल नम्बर, विषय, मिति, केन्द्र, सिट र फोटो देखिन्छ।',
  },
  'fee-paid': { en: 'Exam fee {fee} paid', ne: 'परीक्षा शुल्क {fee} तिरेको' },
  'exam-fee': { en: 'Exam fee paid', ne: 'तिरेको परीक्षा शुल्क' },
  papers: { en: '{n} {n|paper|papers}', ne: '{n} विषय' },
  'card-not-ready': {
    en: 'The admit card opens when the exam office has given symbol number, days and seats.',
    ne: 'परीक्षा शाखाले सिम्बल नम्बर, मिति र सिट तोकेपछि प्रवेशपत्र खुल्छ।',
  },
} as const satisfies Messages

/** Rules of every exam hall of the university. */
export const hallRules = [
  {
    en: 'Bring this card and your identity card.',
    ne: 'यो प्रवेशपत्र र परिचयपत्र ल्याउनुहोस्।',
  },
  {
    en: 'Be seated 15 minutes before the paper begins.',
    ne: 'परीक्षा सुरु हुनुभन्दा १५ मिनेट अघि सिटमा बस्नुहोस्।',
  },
  {
    en: 'No phone, notes or programmable calculator.',
    ne: 'फोन, नोट र प्रोग्राम गर्न मिल्ने क्याल्कुलेटर पाइँदैन।',
  },
] as const satisfies readonly Message[]
