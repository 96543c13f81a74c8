import type { Messages } from '#platform/pure/message.ts'

/** Texts of the server about own shortcuts. */
export const ownKeysMessages = {
  own: { en: 'Own keys', ne: 'आफ्ना कुञ्जी' },
  choose: { en: 'Choose own keys', ne: 'आफ्ना कुञ्जी छान्ने' },
  listed: { en: 'Your keys', ne: 'तपाईंका कुञ्जी' },
  chosen: { en: 'Your keys are saved.', ne: 'तपाईंका कुञ्जी सुरक्षित भए।' },
  'letters-wrong': {
    en: 'Each action has one key from A to Z.',
    ne: 'हरेक कामको एउटा अंग्रेजी अक्षर हुन्छ।',
  },
  'letter-unknown': { en: 'No action has this key.', ne: 'यो अक्षरको कुनै काम छैन।' },
  'letter-twice': {
    en: 'A letter can be the shortcut of one action only.',
    ne: 'एउटा अक्षरले एउटै काम मात्र गर्छ।',
  },
} as const satisfies Messages
