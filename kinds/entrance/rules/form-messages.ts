import type { Message, Messages } from '#platform/pure/message.ts'

/** Texts printed on the entrance application form and the admit card; both languages stand on the same paper. */
export const entranceFormMessages = {
  'admit-card': { en: 'Entrance admit card', ne: 'प्रवेश परीक्षा प्रवेशपत्र' },
  'application-form': { en: 'Entrance application form', ne: 'प्रवेश परीक्षा आवेदन फारम' },
  office: { en: 'Entrance examination committee', ne: 'प्रवेश परीक्षा समिति' },
  'symbol-number': { en: 'Symbol number', ne: 'सिम्बल नम्बर' },
  signature: { en: 'Signature', ne: 'हस्ताक्षर' },
  name: { en: 'Name', ne: 'नाम' },
  programme: { en: 'Programme', ne: 'कार्यक्रम' },
  entrance: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  quota: { en: 'Quota', ne: 'कोटा' },
  'date-of-birth': { en: 'Date of birth', ne: 'जन्म मिति' },
  father: { en: 'Father', ne: 'बुबाको नाम' },
  'citizenship-no': { en: 'Citizenship no.', ne: 'नागरिकता नं.' },
  'exam-day': { en: 'Exam day', ne: 'परीक्षा मिति' },
  time: { en: 'Time', ne: 'समय' },
  'from-to': { en: '{from} to {to}', ne: '{from} देखि {to}' },
  gate: { en: 'Gate closes {gate}.', ne: 'ढोका {gate} बजे बन्द हुन्छ।' },
  reporting: {
    en: 'Reporting time {reporting}.',
    ne: 'परीक्षा केन्द्रमा {partOfDay} {reporting} बजे पुग्नुहोस्।',
  },
  morning: { en: 'morning', ne: 'बिहान' },
  daytime: { en: 'daytime', ne: 'दिउँसो' },
  centre: { en: 'Centre', ne: 'परीक्षा केन्द्र' },
  address: { en: 'Address', ne: 'ठेगाना' },
  'centre-later': {
    en: 'Centre and seat are given with the symbol number.',
    ne: 'केन्द्र र सिट सिम्बल नम्बरसँगै तोकिन्छ।',
  },
  bring: { en: 'Bring to the exam', ne: 'परीक्षामा ल्याउनुहोस्' },
  'not-yet': { en: 'This is not yet an admit card', ne: 'यो अहिले प्रवेशपत्र होइन' },
  scan: { en: 'Scan to check', ne: 'जाँच गर्न स्क्यान गर्नुहोस्' },
  'scan-repeats': {
    en: 'The page repeats: name, symbol number, exam, date, centre and photo.',
    ne: 'पानामा नाम, सिम्बल नम्बर, परीक्षा, मिति, केन्द्र र फोटो देखिन्छ।',
  },
  'scan-differs': {
    en: 'If it differs, this paper is not valid.',
    ne: 'नमिलेमा यो कागज मान्य हुँदैन।',
  },
  controller: { en: 'Controller of examinations', ne: 'परीक्षा नियन्त्रक' },
  'fee-regular': { en: 'Entrance fee, regular', ne: 'प्रवेश परीक्षा शुल्क, नियमित' },
  'fee-late': { en: 'Entrance fee, late', ne: 'प्रवेश परीक्षा शुल्क, विलम्ब' },
  'entrance-fee': { en: 'Entrance fee paid', ne: 'तिरेको प्रवेश परीक्षा शुल्क' },
  receipts: { en: 'Receipt', ne: 'रसिद' },
  'fee-paid': { en: 'Entrance fee {fee} paid', ne: 'प्रवेश परीक्षा शुल्क {fee} तिरेको' },
  receipt: { en: ', receipt {receipt}', ne: ', रसिद {receipt}' },
  issued: { en: 'Issued {day}, version {version}.', ne: '{day} मा जारी, संस्करण {version}।' },
  'invigilator-keeps': { en: 'Invigilator keeps this part', ne: 'यो भाग निरीक्षकले राख्ने' },
  'student-signs': { en: 'Student signs in the hall', ne: 'विद्यार्थीले हलमा हस्ताक्षर गर्ने' },
  invigilator: { en: 'Invigilator', ne: 'निरीक्षक' },
} as const satisfies Messages

/** What every entrance asks students to bring; an exam's own rules may follow. */
export const bringToEntrance = [
  { en: 'This card, on paper or on your phone.', ne: 'यो प्रवेशपत्र, छापिएको वा फोनमा।' },
  {
    en: 'Citizenship, passport or Plus Two admit card, original.',
    ne: 'नागरिकता, राहदानी वा प्लस टुको प्रवेशपत्र (सक्कल)।',
  },
  {
    en: 'Black or blue pen. No phone or calculator at the seat.',
    ne: 'कालो वा निलो कलम। सिटमा फोन र क्याल्कुलेटर पाइँदैन।',
  },
] as const satisfies readonly Message[]

/** Beneath an application form that has no symbol number yet. */
export const beforeAdmitCard = [
  {
    en: 'Download it again when the symbol number is given. You are told by notification.',
    ne: 'सिम्बल नम्बर तोकिएपछि फेरि डाउनलोड गर्नुहोस्। सूचनाबाट थाहा दिइनेछ।',
  },
  {
    en: 'Check that name, date of birth and photo are right; tell the office if not.',
    ne: 'नाम, जन्म मिति र फोटो ठीक छ कि छैन हेर्नुहोस्; नमिले कार्यालयलाई भन्नुहोस्।',
  },
] as const satisfies readonly Message[]
