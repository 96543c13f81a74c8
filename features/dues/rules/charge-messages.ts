import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Charging an amount to a student, and waiving it: texts of the office, and the student's notice. */
export const chargeMessages = {
  list: { en: 'Dues of a student', ne: 'विद्यार्थीको बाँकी रकम' },
  charge: { en: 'Charge an amount to a student', ne: 'विद्यार्थीको नाममा रकम राख्ने' },
  waive: { en: 'Waive an amount due', ne: 'बाँकी रकम मिनाहा' },
  'name-needed': { en: 'Write what it is for.', ne: 'केको रकम हो, लेख्नुहोस्।' },
  'amount-outside': {
    en: 'Enter an amount above 0, at most Rs. 1,00,00,000.',
    ne: '०भन्दा बढी, बढीमा रु १,००,००,००० लेख्नुहोस्।',
  },
  'head-unknown': { en: 'Choose a head of income.', ne: 'आम्दानीको शीर्षक छान्नुहोस्।' },
  'reason-needed': officeLabels.sayWhy,
  'student-unknown': pageLabels.thereIsNoSuchStudent,
  'due-unknown': { en: 'There is no such amount due.', ne: 'यस्तो बाँकी रकम छैन।' },
  'is-paid': { en: 'It is paid.', ne: 'यो तिरिसकिएको छ।' },
  'voucher-waits': {
    en: 'A voucher for it waits. Decide on the voucher first.',
    ne: 'यसको भौचर पर्खाइमा छ। पहिले भौचर टुङ्ग्याउनुहोस्।',
  },
  'same-name': {
    en: 'The student has a due of this name already.',
    ne: 'विद्यार्थीको यही नामको बाँकी रकम भइसकेको छ।',
  },
  'own-file': {
    en: 'This is your own file. Ask another person.',
    ne: 'यो तपाईंकै विवरण हो। अर्को व्यक्तिलाई भन्नुहोस्।',
  },
  proposed: {
    en: 'Proposed. It waits for a second person.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिको पर्खाइमा छ।',
  },
  notice: {
    en: '{amount} is due: {name}. Pay it under Amounts due.',
    ne: '{name}: {amount} तिर्न बाँकी छ। ‘तिर्न बाँकी रकम’ खोलेर तिर्नुहोस्।',
  },
  title: { en: 'Amounts due', ne: 'बाँकी रकम' },
  none: { en: 'Nothing is due beside applications.', ne: 'आवेदनबाहेक बाँकी केही छैन।' },
  'charge-button': { en: 'Charge an amount', ne: 'रकम राख्ने' },
  'waive-button': { en: 'Waive', ne: 'मिनाहा' },
  'waive-of': { en: 'Waive: {name}', ne: 'मिनाहा: {name}' },
  propose: officeLabels.propose,
  'two-people': {
    en: 'It takes effect once another person confirms it. The student is notified.',
    ne: 'अर्को व्यक्तिले पक्का गरेपछि लागू हुन्छ। विद्यार्थीलाई सूचना जान्छ।',
  },
  'waive-help': {
    en: 'What is paid stays paid. The rest is not owed any more, once another person confirms it.',
    ne: 'तिरेको रकम तिरेकै हुन्छ। अर्को व्यक्तिले पक्का गरेपछि बाँकी तिर्नु पर्दैन।',
  },
  for: { en: 'For', ne: 'केका लागि' },
  'for-nepali': { en: 'For, in Nepali', ne: 'केका लागि, नेपालीमा' },
  amount: { en: 'Amount in rupees', ne: 'रकम (रुपैयाँ)' },
  head: { en: 'Head of income', ne: 'आम्दानीको शीर्षक' },
  reason: pageLabels.reason,
  owed: officeLabels.stillOwed,
} as const satisfies Messages
