import type { Messages } from '#platform/pure/message.ts'

/** What a graduate who has applied for nothing new is told. */
export const completedMessages = {
  completed: { en: 'You have completed {program}', ne: 'तपाईंले {program} पूरा गर्नुभएको छ' },
  'completed-help': {
    en: 'Nothing waits for you. If you want to study further, the open entrances are under Entrance Exam.',
    ne: 'तपाईंले गर्नुपर्ने केही बाँकी छैन। थप अध्ययन गर्न चाहनुहुन्छ भने खुला परीक्षा ‘प्रवेश परीक्षा’मा छन्।',
  },
} as const satisfies Messages
