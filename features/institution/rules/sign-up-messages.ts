import type { Message } from '#platform/pure/message.ts'

export const signupNotOpen = {
  en: 'Sign-up is not open yet',
  ne: 'दर्ता अझै खुलेको छैन',
} as const satisfies Message

export const comeBackLater = {
  en: 'The university is preparing its portal. Please come back later.',
  ne: 'विश्वविद्यालयले पोर्टल तयार गर्दै छ। पछि फेरि हेर्नुहोस्।',
} as const satisfies Message
