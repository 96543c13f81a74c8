import type { Messages } from '#platform/pure/message.ts'

/** Texts of the server about own shortcuts. */
export const ownKeysMessages = {
  own: { en: 'Own shortcuts', ne: 'आफ्ना सर्टकट' },
  choose: { en: 'Choose own shortcuts', ne: 'आफ्ना सर्टकट छान्ने' },
  listed: { en: 'Your shortcuts', ne: 'तपाईंका सर्टकट' },
  chosen: { en: 'Your shortcuts are saved.', ne: 'तपाईंका सर्टकट सुरक्षित भए।' },
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
