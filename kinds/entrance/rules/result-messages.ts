import type { Messages } from '#platform/pure/message.ts'
import type { PublishReason } from './score.ts'

/** What is said when an entrance is scored and its result published, to the office and to applicants. */
export const entranceResultMessages = {
  'entrances-read': { en: 'Entrances: {n}', ne: 'प्रवेश परीक्षा: {n}' },
  'sheet-read': { en: 'Scores of {name}', ne: '{name}का अङ्क' },
  'entrance-unknown': { en: 'There is no such entrance.', ne: 'यस्तो प्रवेश परीक्षा छैन।' },
  'columns-wrong': {
    en: 'The first line must name the columns erollno, score, attendance and selected.',
    ne: 'पहिलो पङ्क्तिमा erollno, score, attendance र selected स्तम्भ हुनुपर्छ।',
  },
  'candidate-unknown': {
    en: 'There is no such symbol number in this entrance.',
    ne: 'यस प्रवेश परीक्षामा यस्तो सिम्बल नम्बर छैन।',
  },
  'number-twice': {
    en: 'This symbol number stands in the file more than once.',
    ne: 'यो सिम्बल नम्बर फाइलमा एकभन्दा बढी पटक छ।',
  },
  'numbers-given': { en: 'Symbol numbers given: {n}', ne: 'दिइएका सिम्बल नम्बर: {n}' },
  'scores-saved': {
    en: 'Saved: {n}. Selected: {selected}.',
    ne: 'राखिएका: {n}, छानिएका: {selected}',
  },
  proposed: {
    en: 'Proposed: {selected} of {n} selected. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। {n}मध्ये छानिएका: {selected}, दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'published-already': {
    en: 'The result of this entrance is published.',
    ne: 'यस प्रवेश परीक्षाको नतिजा प्रकाशित भइसकेको छ।',
  },
  'no-candidates': {
    en: 'Nobody is let in to this entrance.',
    ne: 'यस प्रवेश परीक्षामा कोही स्वीकृत छैन।',
  },
  'scores-missing': {
    en: 'Somebody has neither a score nor an absence.',
    ne: 'कसैको न अङ्क न अनुपस्थिति राखिएको छ।',
  },
  'notice-selected': {
    en: 'The result of {name} is published: you are selected. You can apply for the admission.',
    ne: '{name}को नतिजा प्रकाशित भयो: तपाईं छानिनुभयो। अब भर्नाको आवेदन दिन सकिन्छ।',
  },
  'notice-not-selected': {
    en: 'The result of {name} is published: you are not selected this time.',
    ne: '{name}को नतिजा प्रकाशित भयो: यस पटक तपाईं छानिनुभएन।',
  },
} as const satisfies Messages & Record<PublishReason, unknown>
