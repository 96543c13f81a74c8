import type { Messages } from '#platform/pure/message.ts'

/** What the registry is told about admission and registration applications, and what the student's notices say. */
export const courseOfficeMessages = {
  'form-made': { en: 'The form is ready.', ne: 'फारम तयार भयो।' },
  'application-unknown': { en: 'There is no such application.', ne: 'यस्तो आवेदन छैन।' },
  'status-set': { en: 'Document status saved.', ne: 'कागजातको स्थिति सुरक्षित भयो।' },
  'not-paid': { en: 'The fee is not paid yet.', ne: 'शुल्क तिरिएको छैन।' },
  'wrong-status': {
    en: 'This action does not fit the present status.',
    ne: 'हालको स्थितिमा यो कार्य गर्न मिल्दैन।',
  },
  'unknown-action': { en: 'Choose AP, CO or CL.', ne: 'AP, CO वा CL छान्नुहोस्।' },
} as const satisfies Messages
