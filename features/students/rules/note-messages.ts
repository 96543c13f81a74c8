import type { Messages } from '#platform/pure/message.ts'
import { studentServerText } from './messages.ts'

/** Messages of the server about staff's notes. */
export const noteText = {
  add: { en: 'Write a note', ne: 'टिपोट लेख्ने' },
  added: { en: 'The note is saved.', ne: 'टिपोट राखियो।' },
  empty: { en: 'Write something first.', ne: 'पहिले केही लेख्नुहोस्।' },
  'too-long': { en: 'Use at most 1,000 characters.', ne: 'बढीमा १,००० अक्षर लेख्नुहोस्।' },
  unknown: studentServerText.unknown,
} as const satisfies Messages
