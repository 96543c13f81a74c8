import type { Messages } from '#platform/pure/message.ts'

/** Texts about a fee that rises after a day, for the dashboard. */
export const lateFeeMessages = {
  'regular-until': { en: 'Regular fee until {day}', ne: 'नियमित शुल्क {day}सम्म' },
  'late-from': {
    en: 'From {day} the late fee applies: {fee}',
    ne: '{day}देखि विलम्ब शुल्क लाग्छ: {fee}',
  },
  'closes-after': { en: 'After {day} it can no longer be paid.', ne: '{day}पछि तिर्न मिल्दैन।' },
} as const satisfies Messages
