import type { Messages } from '#platform/pure/message.ts'

/** Texts of a change to an opening that students have applied for. */
export const openingChangeText = {
  title: { en: 'Change a fee or a last day', ne: 'शुल्क वा अन्तिम मिति बदल्ने' },
  lead: {
    en: 'Students have applied, so a second person confirms it. {n} {n|student has|students have} not paid and will be notified. What was paid stays as it is.',
    ne: 'विद्यार्थीले आवेदन दिइसकेकाले दोस्रो व्यक्तिले पक्का गर्छ। शुल्क नतिरेका {n} विद्यार्थीलाई सूचना जान्छ। तिरेको रकम जस्ताको तस्तै रहन्छ।',
  },
  reason: { en: 'Reason for the change, in English', ne: 'परिवर्तनको कारण, अङ्ग्रेजीमा' },
  'reason-ne': { en: 'Reason for the change, in Nepali', ne: 'परिवर्तनको कारण, नेपालीमा' },
  propose: { en: 'Propose the change', ne: 'परिवर्तनको प्रस्ताव राख्ने' },
  'is-proposed': {
    en: '{name} proposed a change. A second person confirms it under Second person.',
    ne: '{name}ले परिवर्तनको प्रस्ताव राखे। ‘दोस्रो व्यक्ति’मा अर्को व्यक्तिले पक्का गर्छ।',
  },
  'close-today': { en: 'Close after today', ne: 'आजपछि बन्द गर्ने' },
  touched: { en: 'Students to be notified', ne: 'सूचना जाने विद्यार्थी' },
  read: { en: 'Changes of an opening', ne: 'खुला आवेदनका परिवर्तन' },
  'none-applied': {
    en: 'No student has applied. Change it in the form.',
    ne: 'कसैले आवेदन दिएको छैन। फारममै बदल्नुहोस्।',
  },
  'nothing-changed': { en: 'Nothing is changed.', ne: 'केही बदलिएको छैन।' },
  'not-changeable': {
    en: 'This cannot be changed by two people: {name}',
    ne: 'दुई जनाले पनि यो बदल्न मिल्दैन: {name}',
  },
  'wrong-value': { en: '{name}: {problem}', ne: '{name}: {problem}' },
  'not-a-value': { en: 'Type it again.', ne: 'फेरि लेख्नुहोस्।' },
  notice: {
    en: '{name} was changed. {changes}. {reason}',
    ne: '{name}मा परिवर्तन भयो: {changes}. {reason}',
  },
  change: { en: '{label}: {now} → {proposed}', ne: '{label}: {now} → {proposed}' },
  'until-day': { en: '{amount} until {day}', ne: '{day}सम्म {amount}' },
  none: { en: 'none', ne: 'छैन' },
} as const satisfies Messages
