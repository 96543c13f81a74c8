import type { Messages } from '#platform/pure/message.ts'

/** What retotaling applications are called, and what the student's notices say. */
export const retotalingOfficeMessages = {
  name: { en: 'Retotaling', ne: 'पुनर्योग' },
  'notice-approved': {
    en: 'Your retotaling of {name} is accepted. The exam office adds the marks up again.',
    ne: '{name}को पुनर्योग आवेदन स्वीकृत भयो। परीक्षा शाखाले अङ्क फेरि जोड्छ।',
  },
  'other-registration': {
    en: 'This is not your registration for this exam.',
    ne: 'यो यस परीक्षाको तपाईंको दर्ता होइन।',
  },
} as const satisfies Messages
