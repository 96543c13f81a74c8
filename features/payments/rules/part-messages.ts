import type { Messages } from '#platform/pure/message.ts'

/** Texts about the paid part of a fee and the rest. */
export const partMessages = {
  'part-paid': { en: '{paid} paid, {rest} left', ne: '{paid} तिरियो, {rest} बाँकी' },
  'voucher-waits': {
    en: '{amount} waits for the cashier',
    ne: '{amount} बराबरको भौचर लेखामा जाँच हुँदै छ',
  },
} as const satisfies Messages
