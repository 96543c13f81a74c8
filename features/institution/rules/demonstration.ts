import type { Message } from '#platform/pure/message.ts'

/** Mark of everything that the demonstration shows and prints. */
export const demonstration = {
  en: 'Demonstration',
  ne: 'नमुना',
} as const satisfies Message
