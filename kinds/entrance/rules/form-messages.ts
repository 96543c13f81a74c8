import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import { cardPersonLabels } from '#features/documents/rules/facts.ts'

/** Texts printed on the entrance application form and the admit card, in both languages on one page. */
export const entranceFormMessages = {
  ...cardPersonLabels,
  'admit-card': { en: 'Entrance admit card', ne: 'प्रवेश परीक्षा प्रवेशपत्र' },
  'application-form': { en: 'Entrance application form', ne: 'प्रवेश परीक्षा आवेदन फारम' },
  'attendance-sheet': { en: 'Entrance attendance sheet', ne: 'प्रवेश परीक्षाको हाजिरी पाना' },
  'room-list': { en: 'Entrance room list', ne: 'प्रवेश परीक्षाको कोठा सूची' },
  'desk-labels': { en: 'Entrance desk labels', ne: 'प्रवेश परीक्षाको डेस्क पर्ची' },
  office: { en: 'Entrance examination committee', ne: 'प्रवेश परीक्षा समिति' },
  entrance: common.entrance,
  quota: common.quota,
  'citizenship-no': { en: 'Citizenship no.', ne: 'नागरिकता नं.' },
  bring: { en: 'Bring to the exam', ne: 'परीक्षामा ल्याउनुहोस्' },
  'not-yet': { en: 'This is not yet an admit card', ne: 'यो अहिले प्रवेशपत्र होइन' },
  'scan-repeats': {
    en: 'The page repeats: name, symbol number, exam, date, centre and photo.',
    ne: 'पानामा नाम, सिम्बल नम्बर, परीक्षा, मिति, केन्द्र र फोटो देखिन्छ।',
  },
  'fee-regular': { en: 'Entrance fee, regular', ne: 'प्रवेश परीक्षा शुल्क, नियमित' },
  'fee-late': { en: 'Entrance fee, late', ne: 'प्रवेश परीक्षा शुल्क, विलम्ब' },
  'entrance-fee': { en: 'Entrance fee paid', ne: 'तिरेको प्रवेश परीक्षा शुल्क' },
  'fee-paid': { en: 'Entrance fee {fee} paid', ne: 'प्रवेश परीक्षा शुल्क {fee} तिरेको' },
} as const satisfies Messages

/** Items that every entrance asks students to bring. */
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
    en: 'Download it again when the symbol number is given. A notification tells you.',
    ne: 'सिम्बल नम्बर तोकिएपछि फेरि डाउनलोड गर्नुहोस्। सूचनाबाट थाहा दिइनेछ।',
  },
  {
    en: 'Check that name, date of birth and photo are right; tell the office if not.',
    ne: 'नाम, जन्म मिति र फोटो ठीक छ कि छैन हेर्नुहोस्; नमिले कार्यालयलाई भन्नुहोस्।',
  },
] as const satisfies readonly Message[]
