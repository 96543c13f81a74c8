import type { Messages } from '#platform/pure/message.ts'

/** Lines of amounts until a day each. */
export const datedAmountsText = {
  'until-day': { en: 'Step {n}: last day', ne: 'चरण {n}: अन्तिम दिन' },
  amount: { en: 'Step {n}: amount', ne: 'चरण {n}: रकम' },
  share: { en: 'Step {n}: per cent', ne: 'चरण {n}: प्रतिशत' },
  remove: { en: 'Remove step {n}', ne: 'चरण {n} हटाउनुहोस्' },
  add: { en: 'Add a step', ne: 'चरण थप्नुहोस्' },
} as const satisfies Messages
