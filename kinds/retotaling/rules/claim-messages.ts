import type { Messages } from '#platform/pure/message.ts'

/** Words for the courses of a retotaling, beside what is needed. */
export const retotalingClaimMessages = {
  result: {
    en: '{grade}, {total} of {full}: “{reason}”',
    ne: '{grade}, {full}मा {total}: “{reason}”',
  },
  'result-absent': { en: '{grade}, absent: “{reason}”', ne: '{grade}, अनुपस्थित: “{reason}”' },
  'no-result': { en: 'no published result: “{reason}”', ne: 'प्रकाशित नतिजा छैन: “{reason}”' },
  'no-reason': { en: 'no reason given', ne: 'कारण छैन' },
  needed: { en: 'a published result', ne: 'प्रकाशित नतिजा' },
} as const satisfies Messages
