import type { Messages } from '#platform/pure/message.ts'
import type { SharesProblem } from '#platform/pure/money/dated-shares.ts'

/** The share that a student gets back for giving a seat up, as staff set it up. */
export const seatShareMessages = {
  shares: { en: 'Given back when a seat is given up', ne: 'सिट छोड्दा फिर्ता हुने अंश' },
  'shares-help': {
    en: 'A line for each share of what was paid, in per cent, with its last day. After the last day nothing is given back. Leave it out if paid seats are not given up here.',
    ne: 'तिरेको रकमको कति प्रतिशत फिर्ता हुन्छ र कुन दिनसम्म, एक-एक लाइनमा। अन्तिम दिनपछि केही फिर्ता हुँदैन। यहाँबाट सिट छोड्न नमिल्ने भए नलेख्नुहोस्।',
  },
  unreadable: {
    en: 'Type a day and a whole number from 0 to 100 in each line.',
    ne: 'प्रत्येक लाइनमा दिन र ०देखि १००सम्मको पूर्ण सङ्ख्या लेख्नुहोस्।',
  },
  'share-outside': {
    en: 'A share is a whole number from 0 to 100.',
    ne: 'अंश ०देखि १००सम्मको पूर्ण सङ्ख्या हुन्छ।',
  },
  'days-order': {
    en: 'The day of a step must come after the one before it.',
    ne: 'प्रत्येक चरणको दिन अघिल्लोपछि हुनुपर्छ।',
  },
  'shares-fall': {
    en: 'Each share must be smaller than the one before it.',
    ne: 'प्रत्येक अंश अघिल्लोभन्दा कम हुनुपर्छ।',
  },
} as const satisfies Messages & Record<SharesProblem, unknown>
