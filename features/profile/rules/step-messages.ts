import type { Messages } from '#platform/pure/message.ts'

/** Names of the four tabs: the dashboard shows them without the texts of the tabs. */
export const profileStepMessages = {
  'step-general': { en: 'General', ne: 'सामान्य' },
  'step-images': { en: 'Images', ne: 'तस्बिर' },
  'step-address': { en: 'Address', ne: 'ठेगाना' },
  'step-education': { en: 'Education', ne: 'शिक्षा' },
} as const satisfies Messages
