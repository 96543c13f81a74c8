import type { Messages } from '#platform/pure/message.ts'

/** Texts and buttons for a student about a returned application. */
export const returnMessages = {
  lead: { en: 'Returned by the university {day}.', ne: 'विश्वविद्यालयबाट {day} फिर्ता।' },
  'lead-plain': { en: 'Returned by the university.', ne: 'विश्वविद्यालयबाट फिर्ता।' },
  'reason-unread': {
    en: 'The requested changes could not be read.',
    ne: 'के परिवर्तन गर्नुपर्ने हो, पढ्न सकिएन।',
  },
  'open-profile': { en: 'Open my profile', ne: 'मेरो प्रोफाइल खोल्नुहोस्' },
  'send-again': { en: 'Send again', ne: 'फेरि पठाउनुहोस्' },
  'send-again-of': { en: 'Send again, {name}', ne: 'फेरि पठाउनुहोस्, {name}' },
  'sent-again': {
    en: 'Sent again. The university will check it again.',
    ne: 'फेरि पठाइयो। विश्वविद्यालयले फेरि जाँच्नेछ।',
  },
} as const satisfies Messages
