import type { Messages } from '#platform/pure/message.ts'

/** Texts for a graduate without a new application. */
export const completedMessages = {
  completed: { en: 'You have completed {program}', ne: 'तपाईंले {program} पूरा गर्नुभएको छ' },
  'completed-help': { en: 'You have nothing left to do.', ne: 'तपाईंले गर्नुपर्ने केही बाँकी छैन।' },
} as const satisfies Messages
