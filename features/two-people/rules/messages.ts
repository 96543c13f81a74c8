import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'
import type { ProofReason } from './proof.ts'
import type { ProposalReason } from './proposal.ts'

/** Messages for staff about proposals that need a second person. */
export const proposalMessages = {
  'own-entry': {
    en: 'You proposed this, so another person confirms it.',
    ne: 'आफूले प्रस्ताव गरेको कुरा अरूले नै पक्का गर्नुपर्छ।',
  },
  'account-of-proposer': {
    en: 'The person who proposed this made or reset your account. Another person has to confirm it.',
    ne: 'प्रस्ताव गर्ने व्यक्तिले नै तपाईंको खाता बनाएको वा रिसेट गरेको छ। अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'account-changed-since': {
    en: 'Your account was made or reset after this was proposed. Another person has to confirm it.',
    ne: 'यो प्रस्ताव गरिएपछि तपाईंको खाता बनाइएको वा रिसेट गरिएको छ। अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'seat-of-proposer': {
    en: 'The person who proposed this gave you your seat. Another person has to confirm it.',
    ne: 'प्रस्ताव गर्ने व्यक्तिले नै तपाईंलाई यो पद दिएको हो। अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'seat-given-since': {
    en: 'You got your seat after this was proposed. Another person has to confirm it.',
    ne: 'यो प्रस्ताव गरिएपछि तपाईंलाई पद दिइएको हो। अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'wait-not-over': {
    en: 'You may carry this out 24 hours after you proposed it, not earlier.',
    ne: 'प्रस्ताव गरेको २४ घण्टा पुगेपछि मात्र यो लागू गर्न सक्नुहुन्छ।',
  },
  'only-refuses': {
    en: 'Your role may refuse this, but not confirm it.',
    ne: 'तपाईंको भूमिकाले यो अस्वीकार गर्न सक्छ, पक्का गर्न सक्दैन।',
  },
  'proposal-decided': {
    en: 'This proposal is decided already.',
    ne: 'यो प्रस्तावको निर्णय भइसकेको छ।',
  },
  'proposal-expired': {
    en: 'This proposal waited longer than a week. Propose it again.',
    ne: 'यो प्रस्ताव एक हप्ताभन्दा बढी पर्खियो। फेरि प्रस्ताव गर्नुहोस्।',
  },
  'proposal-unknown': { en: 'There is no such proposal.', ne: 'यस्तो प्रस्ताव छैन।' },
  'proposal-open': {
    en: 'Another proposal for the same record waits for a second person.',
    ne: 'यसैको अर्को प्रस्ताव दोस्रो व्यक्तिको पर्खाइमा छ।',
  },
  'value-changed': {
    en: 'The value has changed since this was proposed. Propose it again.',
    ne: 'बदल्न खोजिएको कुरा यसबीच फेरिएको छ। फेरि प्रस्ताव गर्नुहोस्।',
  },
  listed: { en: 'Waiting for a second person', ne: 'दोस्रो व्यक्तिको पर्खाइमा' },
  'code-needed': {
    en: 'Type a fresh one-time code to confirm this.',
    ne: 'पक्का गर्न नयाँ एकपटके कोड लेख्नुहोस्।',
  },
  'digits-wrong': {
    en: 'These are not the last four digits of the proposed number. Compare with the bank’s letter.',
    ne: 'प्रस्तावित नम्बरका अन्तिम चार अङ्क यी होइनन्। कागजसँग मिलाउनुहोस्।',
  },
  'qr-digits-wrong': {
    en: 'These are not the last four characters of the proposed QR’s identifier. Compare with the bank’s letter.',
    ne: 'प्रस्तावित क्यू आरको पहिचान नम्बरका अन्तिम चार अक्षर यी होइनन्। बैंकको कागजसँग मिलाउनुहोस्।',
  },
  'reason-needed': officeLabels.sayWhy,
  confirmed: { en: 'Confirmed', ne: 'पक्का भयो' },
  refused: { en: 'Refused', ne: 'अस्वीकृत भयो' },
} as const satisfies Messages & Record<ProposalReason | ProofReason, unknown>
