import type { Messages } from '#platform/pure/message.ts'

/** Texts of the server about applications that are returned and sent again. */
export const returnOfficeMessages = {
  'send-again': { en: 'Send an application again', ne: 'आवेदन फेरि पठाउने' },
  'notice-returned': {
    en: 'Your application {name} was returned to you. {reason} Then send it again.',
    ne: 'तपाईंको आवेदन {name} फिर्ता आएको छ। {reason} त्यसपछि फेरि पठाउनुहोस्।',
  },
  returned: { en: 'Returned to the student.', ne: 'विद्यार्थीलाई फिर्ता गरियो।' },
  'reason-needed': {
    en: 'Write what the student must change.',
    ne: 'विद्यार्थीले के मिलाउने हो, लेख्नुहोस्।',
  },
  'return-unknown': { en: 'There is no such return.', ne: 'यस्तो फिर्ता छैन।' },
  'not-returned': {
    en: 'This application no longer waits for you.',
    ne: 'यो आवेदनमा अब तपाईंले केही गर्न बाँकी छैन।',
  },
} as const satisfies Messages
