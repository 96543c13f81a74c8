import type { Messages } from '#platform/pure/message.ts'

/** Setting an award off against a fee: messages to the cashier and to the student. */
export const setOffMessages = {
  'award-unknown': { en: 'There is no such award.', ne: 'यस्तो छात्रवृत्ति प्रदान गरिएको छैन।' },
  'award-used': {
    en: 'This award is used up.',
    ne: 'यस छात्रवृत्तिको बाँकी रकम छैन।',
  },
  'amount-wrong': {
    en: 'Enter an amount above zero, up to what is left of the award and owed of the fee.',
    ne: 'मिलान रकम शून्यभन्दा बढी, छात्रवृत्तिको बाँकी र तिर्न बाँकी शुल्कभित्र हुनुपर्छ।',
  },
  credit: { en: 'Credit', ne: 'जम्मा रकम' },
  'your-credit': { en: 'your credit', ne: 'तपाईंको जम्मा रकम' },
  status: {
    en: 'Awards and the fees they can be set off against.',
    ne: 'मिलान गर्न मिल्ने रकम र शुल्क।',
  },
  proposed: {
    en: 'Proposed. A second person confirms the set-off.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले मिलान पक्का गर्नुहुन्छ।',
  },
  notice: {
    en: '{amount} of {award} was set off against the fee of {name}.',
    ne: '{award}को {amount} {name}को शुल्कमा मिलान गरियो।',
  },
} as const satisfies Messages
