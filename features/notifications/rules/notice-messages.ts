import type { Messages } from '#platform/pure/message.ts'

/** Around the sentence of a notice in its mail, and what marking one as read says. */
export const notificationMessages = {
  mail: {
    en: '{text}\n\nThis was also written to your notifications in the portal of {institution}.',
    ne: '{text}\n\nयो सन्देश {institution}को पोर्टलमा तपाईंको सूचनामा पनि छ।',
  },
  'marked-read': { en: 'Marked as read', ne: 'पढेको जनाइयो' },
  'choices-read': { en: 'What comes by mail', ne: 'इमेलबाट आउने सूचना' },
  'choice-saved': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'topic-unknown': { en: 'There is no such topic.', ne: 'यस्तो विषय छैन।' },
  'notice-unknown': { en: 'This notice does not exist.', ne: 'यो सूचना छैन।' },
} as const satisfies Messages
