import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts about reasons that are written in one language and translated later. */
export const reasonText = {
  follows: { en: '(The university will translate this.)', ne: '(विश्वविद्यालयले यसको अनुवाद गर्नेछ।)' },
  queue: { en: 'Translations', ne: 'अनुवाद' },
  what: officeLabels.what,
  words: { en: 'Text', ne: 'पाठ' },
  written: { en: 'Written', ne: 'लेखिएको' },
  'read-now': { en: 'The student reads now', ne: 'विद्यार्थीले अहिले पढ्ने' },
  'into-en': { en: 'Into English', ne: 'अंग्रेजीमा' },
  'into-ne': { en: 'Into Nepali', ne: 'नेपालीमा' },
  'written-by': { en: 'Written by {name}', ne: '{name}ले लेख्नुभएको' },
  translate: { en: 'Translate', ne: 'अनुवाद गर्ने' },
  'translation-en': { en: 'In English', ne: 'अंग्रेजीमा' },
  'translation-ne': officeLabels.inNepali,
  outcome: {
    en: 'It replaces the text in the student’s notification; no new notification is sent.',
    ne: 'विद्यार्थीको सूचनाको पाठ यसैले बदलिन्छ; नयाँ सूचना जाँदैन।',
  },
  translated: {
    en: 'Translated. The student reads it in their language.',
    ne: 'अनुवाद भयो। विद्यार्थीले आफ्नो भाषामा पढ्छन्।',
  },
  'translation-needed': { en: 'Write the translation.', ne: 'अनुवाद लेख्नुहोस्।' },
  'translation-unknown': { en: 'There is no such translation.', ne: 'यस्तो अनुवाद छैन।' },
  'translation-done': { en: 'This is translated already.', ne: 'यसको अनुवाद भइसक्यो।' },
  'own-translation': {
    en: 'This message is addressed to you. Another person must translate it.',
    ne: 'तपाईंलाई भनिएको कुराको अनुवाद अरूले नै गर्नुपर्छ।',
  },
} as const satisfies Messages
