import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's form for correcting a student's record. */
export const entryText = {
  correct: { en: 'Correct', ne: 'सच्याउने' },
  title: { en: 'Correct a detail', ne: 'विवरण सच्याउने' },
  lead: {
    en: 'Another person of the registry accepts it before it takes effect. The student is then notified.',
    ne: 'रजिस्ट्रारका अर्को व्यक्तिले स्वीकार गरेपछि मात्र विवरण बदलिन्छ, र विद्यार्थीलाई खबर जान्छ।',
  },
  enter: { en: 'Enter for acceptance', ne: 'स्वीकृतिका लागि हाल्ने' },
  field: { en: 'What is wrong', ne: 'के मिलेन' },
  now: { en: 'Now: {value}', ne: 'अहिले: {value}' },
  'now-loading': { en: 'Loading the current value…', ne: 'अहिले के लेखिएको छ, पढ्दै…' },
  'now-failed': {
    en: 'The current value could not be read.',
    ne: 'अहिले के लेखिएको छ, पढ्न सकिएन।',
  },
  proof: {
    en: 'The document you have seen (photo or PDF)',
    ne: 'तपाईंले देखेको कागजात (फोटो वा पीडीएफ)',
  },
  'paper-hint': {
    en: 'The person who accepts it sees the document too. 5 MB at most.',
    ne: 'स्वीकार गर्ने व्यक्तिले पनि कागजात हेर्नुहुन्छ। बढीमा ५ एमबी।',
  },
  basis: { en: 'Why, and what you have seen', ne: 'किन, र के देख्नुभयो' },
  'basis-hint': {
    en: 'For example: misspelt at sign-up, citizenship certificate seen. The student can read it.',
    ne: 'जस्तै: दर्तामा हिज्जे मिलेन, नागरिकता हेरियो। यो विद्यार्थीले पढ्न सक्नुहुन्छ।',
  },
  entered: {
    en: 'Entered. It waits in the queue of corrections for another person to accept.',
    ne: 'हालियो। सच्याउने लाइनमा अर्को व्यक्तिको स्वीकृति पर्खिँदैछ।',
  },
  'to-queue': { en: 'Open it in the queue', ne: 'लाइनमा खोल्ने' },
  failed: { en: 'The correction was not entered.', ne: 'सच्याउने प्रस्ताव हालिएन।' },
} as const satisfies Messages
