import type { Messages } from '#platform/pure/message.ts'

/** Dashboard texts for students who have not applied for an entrance yet; loaded only for them. */
export const firstEntranceMessages = {
  'see-open': { en: 'See open entrances', ne: 'खुला प्रवेश परीक्षा हेर्नुहोस्' },
  'choose-one': {
    en: 'Choose an entrance exam and see its fee and last date.',
    ne: 'प्रवेश परीक्षा छान्नुहोस्, शुल्क र अन्तिम मिति हेर्नुहोस्।',
  },
  'last-day': { en: 'Last day to apply: {day}', ne: 'आवेदन दिने अन्तिम दिन: {day}' },
  'regular-ends': { en: 'Regular fee ends, {name}', ne: 'नियमित शुल्कको अन्तिम दिन, {name}' },
  'applying-ends': { en: 'Last day to apply, {name}', ne: 'आवेदन दिने अन्तिम दिन, {name}' },
  further: {
    en: 'If you want to study further, the open entrances are under Entrance Exam.',
    ne: 'थप अध्ययन गर्न चाहनुहुन्छ भने खुला परीक्षा ‘प्रवेश परीक्षा’मा छन्।',
  },
} as const satisfies Messages
