import type { Messages } from '#platform/pure/message.ts'
import type { WithholdReason } from './withhold.ts'

/** Messages of the server about withheld results of an entrance, and their notices. */
export const withheldMessages = {
  withheld: {
    en: 'The result is withheld. The applicant is notified.',
    ne: 'नतिजा रोकियो। आवेदकलाई खबर गयो।',
  },
  lifted: {
    en: 'The result is no longer withheld. The applicant is notified.',
    ne: 'नतिजा फुकुवा भयो। आवेदकलाई खबर गयो।',
  },
  'withheld-already': {
    en: 'The result of this applicant is withheld already.',
    ne: 'यस आवेदकको नतिजा पहिले नै रोकिएको छ।',
  },
  'not-withheld': {
    en: 'The result of this applicant is not withheld.',
    ne: 'यस आवेदकको नतिजा रोकिएको छैन।',
  },
  'result-published': {
    en: 'The result of this entrance is published. It can no longer be withheld.',
    ne: 'यस प्रवेश परीक्षाको नतिजा प्रकाशित भइसक्यो। अब रोक्न मिल्दैन।',
  },
  unapproved: {
    en: 'This application is not approved. It has no result to withhold.',
    ne: 'यो आवेदन स्वीकृत छैन, त्यसैले रोक्ने नतिजा छैन।',
  },
  'selected-withheld': {
    en: 'Selected, but the result is withheld: {numbers}. Take the selection back, or lift the withholding.',
    ne: 'छानिएका तर नतिजा रोकिएका: {numbers}; छनोट हटाउनुहोस् वा नतिजा फुकुवा गर्नुहोस्।',
  },
  'notice-withheld': {
    en: 'Your result of {exam} is withheld. {reason}',
    ne: '{exam}को तपाईंको नतिजा रोकिएको छ; {reason}',
  },
  'notice-lifted': {
    en: 'Your result of {exam} is no longer withheld. {reason}',
    ne: '{exam}को तपाईंको नतिजा फुकुवा भयो; {reason}',
  },
} as const satisfies Messages & Record<WithholdReason, unknown>

/** Texts of the dialog in the office. */
export const withheldDeskText = {
  withhold: { en: 'Withhold', ne: 'रोक्ने' },
  'withhold-of': { en: 'Withhold the result of {name}', ne: '{name}को नतिजा रोक्ने' },
  lift: { en: 'Lift', ne: 'फुकुवा गर्ने' },
  'lift-of': { en: 'Lift the withholding of {name}', ne: '{name}को नतिजा फुकुवा गर्ने' },
  'is-withheld': { en: 'Result withheld', ne: 'नतिजा रोकिएको' },
  'withhold-effect': {
    en: 'The applicant is notified with the reason, is left out of the merit list and cannot be selected.',
    ne: 'आवेदकलाई कारणसहित खबर जान्छ, योग्यता सूचीमा परिँदैन र छनोट हुँदैन।',
  },
  'lift-effect': {
    en: 'The applicant is notified with the reason. A merit list counts the score when it is computed again.',
    ne: 'आवेदकलाई कारणसहित खबर जान्छ। योग्यता सूची फेरि तयार गर्दा अङ्क गनिन्छ।',
  },
} as const satisfies Messages
