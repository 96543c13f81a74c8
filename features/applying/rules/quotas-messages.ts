import type { Messages } from '#platform/pure/message.ts'

/** The choice of quotas. */
export const quotaChoiceMessages = {
  loading: { en: 'Loading quotas', ne: 'कोटा खुल्दैछ' },
  proofs: { en: '{quota}: bring {proofs}.', ne: '{quota}: {proofs} ल्याउनुहोस्।' },
} as const satisfies Messages
