import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts around a notification in its mail, and the answer when one is marked as read. */
export const notificationMessages = {
  mail: {
    en: '{text}\n\nThis was also written to your notifications in the portal of {institution}.',
    ne: '{text}\n\nयो सन्देश {institution}को पोर्टलमा तपाईंको सूचनामा पनि छ।',
  },
  'push-body': { en: 'Read it in the portal.', ne: 'पोर्टलमा पढ्नुहोस्।' },
  'push-is-on': { en: 'Notices are sent to this device', ne: 'यस उपकरणमा सूचना आउँछ' },
  'push-is-off': { en: 'Notices are not sent to this device', ne: 'यस उपकरणमा सूचना आउँदैन' },
  'push-address': {
    en: 'This browser cannot receive notices.',
    ne: 'यो ब्राउजरमा सूचना पठाउन सकिँदैन।',
  },
  'marked-read': { en: 'Marked as read', ne: 'पढेको जनाइयो' },
  'choices-read': common.howNoticesCome,
  'choice-saved': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'topic-unknown': { en: 'There is no such topic.', ne: 'यस्तो विषय छैन।' },
  'notice-unknown': { en: 'This notice does not exist.', ne: 'यो सूचना छैन।' },
} as const satisfies Messages
