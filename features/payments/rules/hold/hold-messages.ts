import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of documents that are held while fees are owed. */
export const holdMessages = {
  read: { en: 'Documents held for unpaid fees', ne: 'बाँकी शुल्कका कारण रोकिएका कागजात' },
  admitCard: {
    en: 'The admit card is held: {amount} is unpaid since {day}. It can be downloaded as soon as this is paid.',
    ne: 'प्रवेशपत्र रोकिएको छ: {day}देखि {amount} तिर्न बाँकी छ। तिरेपछि डाउनलोड गर्न मिल्छ।',
  },
  gradesheet: {
    en: 'The gradesheet is held: {amount} is unpaid since {day}. It can be downloaded as soon as this is paid.',
    ne: 'ग्रेडसिट रोकिएको छ: {day}देखि {amount} तिर्न बाँकी छ। तिरेपछि डाउनलोड गर्न मिल्छ।',
  },
  pay: { en: 'Pay {name}', ne: '{name} तिर्ने' },
  lift: { en: 'Lift the hold of a student', ne: 'विद्यार्थीको रोक हटाउने' },
  lifted: { en: 'The hold is lifted.', ne: 'रोक हटाइयो।' },
  'student-unknown': pageLabels.thereIsNoSuchStudent,
  'until-wrong': {
    en: 'Choose a day from today on, at most a year away.',
    ne: 'आजदेखि बढीमा एक वर्षभित्रको दिन छान्नुहोस्।',
  },
  'reason-missing': { en: 'Say why the hold is lifted.', ne: 'रोक हटाउनुको कारण लेख्नुहोस्।' },
  'own-hold': {
    en: 'This is your own hold. Another person lifts it.',
    ne: 'यो तपाईंकै रोक हो। अर्को व्यक्तिले हटाउनुहुन्छ।',
  },
} as const satisfies Messages

/** The card of holds in a student's file. */
export const holdText = {
  title: { en: 'Held documents', ne: 'रोकिएका कागजात' },
  lift: { en: 'Lift until a day', ne: 'तोकिएको दिनसम्म हटाउने' },
  'lift-title': { en: 'Lift the hold', ne: 'रोक हटाउने' },
  'lift-help': {
    en: 'The student gets the documents until that day, though the fees are unpaid.',
    ne: 'शुल्क बाँकी भए पनि त्यो दिनसम्म विद्यार्थीले कागजात पाउँछ।',
  },
  until: { en: 'Until', ne: 'कहिलेसम्म' },
  reason: pageLabels.reason,
  'lifted-until': { en: 'Lifted until {day}: {reason}', ne: '{day}सम्म हटाइएको: {reason}' },
} as const satisfies Messages
