import type { Messages } from '#platform/pure/message.ts'

/** Sentences of every page behind the login (SPEC §2). */
export const sessionMessages = {
  'authentication-required': { en: 'Authentication required', ne: 'लगइन आवश्यक छ' },
} as const satisfies Messages
