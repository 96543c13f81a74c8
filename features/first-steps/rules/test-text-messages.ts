import type { Messages } from '#platform/pure/message.ts'

/** Texts of the text message that proves that they arrive. */
export const testText = {
  title: { en: 'The test text message', ne: 'परीक्षण सन्देश' },
  lead: {
    en: 'A gateway is set. Send six digits to your own mobile to see that text messages arrive.',
    ne: 'सन्देश पठाउने गेटवे राखिएको छ। सन्देश पुग्छ कि पुग्दैन हेर्न आफ्नै मोबाइलमा छ अङ्क पठाउनुहोस्।',
  },
  phone: { en: 'Mobile number', ne: 'मोबाइल नम्बर' },
  send: { en: 'Send a test text message', ne: 'परीक्षण सन्देश पठाउने' },
  error: { en: 'The gateway answered: {error}', ne: 'गेटवेको जवाफ: {error}' },
  digits: { en: 'Six digits in the text message', ne: 'सन्देशका छ अङ्क' },
  arrived: { en: 'The text message arrived', ne: 'सन्देश पुग्यो' },
  'is-done': { en: 'A test text message has arrived.', ne: 'परीक्षण सन्देश पुगेको छ।' },
  'no-gateway': {
    en: 'No gateway for text messages is set on the server (SMS_URL).',
    ne: 'सर्भरमा सन्देश पठाउने गेटवे राखिएको छैन (SMS_URL)।',
  },
  'no-number': {
    en: 'Write a mobile number of Nepal: ten digits that begin with 96, 97 or 98.',
    ne: 'नेपालको मोबाइल नम्बर लेख्नुहोस्: दस अङ्क, सुरुमा ९६, ९७ वा ९८।',
  },
  text: {
    en: '{institution}: test text message. Six digits: {code}',
    ne: '{institution}: परीक्षण सन्देश। छ अङ्क: {code}',
  },
} as const satisfies Messages

/** Outcomes of its steps. */
export const testTextSteps = {
  queued: { en: 'The test text message is on its way.', ne: 'परीक्षण सन्देश बाटोमा छ।' },
  confirmed: { en: 'The test text message has arrived.', ne: 'परीक्षण सन्देश पुग्यो।' },
  none: { en: 'Send a test text message first.', ne: 'पहिले परीक्षण सन्देश पठाउनुहोस्।' },
  wrong: {
    en: 'These are not the digits in the newest test text message.',
    ne: 'यी पछिल्लो परीक्षण सन्देशका अङ्क होइनन्।',
  },
  tries: {
    en: 'Too many wrong tries. Send another test text message.',
    ne: 'धेरै पटक गलत भयो। अर्को परीक्षण सन्देश पठाउनुहोस्।',
  },
} as const satisfies Messages
