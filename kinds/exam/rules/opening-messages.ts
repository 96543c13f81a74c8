import type { Messages } from '#platform/pure/message.ts'

/** Reasons why an exam opening is not saved as typed. */
export const examOpeningMessages = {
  'retotaling-locked': {
    en: 'Students have asked for retotaling at this fee. It cannot change any more.',
    ne: 'विद्यार्थीले यही शुल्कमा पुनर्योग मागिसकेका छन्। अब बदल्न मिल्दैन।',
  },
} as const satisfies Messages
