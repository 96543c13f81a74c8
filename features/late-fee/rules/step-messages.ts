import type { Messages } from '#platform/pure/message.ts'

/** Late fees that rise in steps, as staff set them up. */
export const lateStepMessages = {
  steps: { en: 'Late fee in steps', ne: 'चरणबद्ध विलम्ब शुल्क' },
  'steps-help': {
    en: 'A line for each late fee with its last day. Leave it out if there is one late fee. With steps, the late fee and the last late day above follow from them.',
    ne: 'प्रत्येक विलम्ब शुल्क र त्यसको अन्तिम दिन एक लाइनमा। विलम्ब शुल्क एउटै भए नलेख्नुहोस्। चरण भए माथिको विलम्ब शुल्क र विलम्ब अन्तिम मिति यसैअनुसार हुन्छ।',
  },
  unreadable: {
    en: 'Type a day and an amount in each line.',
    ne: 'प्रत्येक लाइनमा दिन र रकम लेख्नुहोस्।',
  },
  'days-order': {
    en: 'The day of a step must come after the one before it, the first after the last regular day.',
    ne: 'प्रत्येक चरणको दिन अघिल्लोपछि हुनुपर्छ, पहिलो चरणको नियमित अन्तिम मितिपछि।',
  },
  'fees-rise': {
    en: 'Each late fee must be higher than the fee before it.',
    ne: 'प्रत्येक विलम्ब शुल्क अघिल्लोभन्दा बढी हुनुपर्छ।',
  },
  'follows-steps': {
    en: 'It follows from the late fee in steps.',
    ne: 'यो चरणबद्ध विलम्ब शुल्कअनुसार हुन्छ।',
  },
} as const satisfies Messages
