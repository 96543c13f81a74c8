import type { Messages } from '#platform/pure/message.ts'

/** Texts of the server about a user's letter shortcuts. */
export const ownKeysMessages = {
  own: { en: 'Own shortcuts', ne: 'आफ्ना सर्टकट' },
  choose: { en: 'Switch own shortcuts on or off', ne: 'आफ्ना सर्टकट चलाउने वा बन्द गर्ने' },
  listed: { en: 'Your shortcuts', ne: 'तपाईंका सर्टकट' },
  chosen: { en: 'Your shortcuts are saved.', ne: 'तपाईंका सर्टकट सुरक्षित भए।' },
} as const satisfies Messages
