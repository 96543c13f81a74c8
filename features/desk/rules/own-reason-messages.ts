import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Ends of a student's item that have a reason. */
export const reasonEndings = {
  return: officeLabels.returnWithReason,
  close: { en: 'Close for good', ne: 'सधैँका लागि बन्द गर्ने' },
} as const satisfies Messages

export type ReasonEnding = keyof typeof reasonEndings

/** Texts of the register of the university's own reasons. */
export const ownReasonText = {
  reason: { en: 'Reason to return', ne: 'फिर्ता पठाउने कारण' },
  reasons: { en: 'Reasons to return', ne: 'फिर्ता पठाउने कारणहरू' },
  queue: { en: 'Queue', ne: 'लाइन' },
  ending: { en: 'Used to', ne: 'प्रयोग' },
  name: { en: 'Short, for the office', ne: 'छोटकरीमा, कार्यालयका लागि' },
  'name-ne': { en: 'Short, in Nepali', ne: 'छोटकरीमा, नेपालीमा' },
  'name-help': {
    en: 'Staff choose it by these words, beside the reasons that the queue has already.',
    ne: 'कर्मचारीले यही शब्दबाट छान्छन्, लाइनमा पहिल्यै भएका कारणसँगै।',
  },
  message: { en: 'What the student reads', ne: 'विद्यार्थीले पढ्ने पाठ' },
  'message-ne': { en: 'What the student reads, in Nepali', ne: 'विद्यार्थीले पढ्ने पाठ, नेपालीमा' },
  'message-help': {
    en: 'Say what is wrong and what the student can do.',
    ne: 'के मिलेन र विद्यार्थीले के गर्न सक्छन्, लेख्नुहोस्।',
  },
  'no-braces': { en: 'Write it without { and }.', ne: '{ र } नराखी लेख्नुहोस्।' },
  taken: {
    en: 'The queue has this reason already.',
    ne: 'यस लाइनमा यो कारण पहिल्यै छ।',
  },
  'never-closed': {
    en: 'Items of this queue are not closed for good.',
    ne: 'यस लाइनका विषय सधैँका लागि बन्द हुँदैनन्।',
  },
} as const satisfies Messages
