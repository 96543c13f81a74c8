import type { Messages } from '#platform/pure/message.ts'

/** Changes whenever the privacy page says something else; stored with every account that is made under it. */
export const privacyVersion = '2026-11-28'
export const privacyPath = '/privacy'

/** Under the form of the sign-up. */
export const privacyText = {
  agree: {
    en: 'By signing up you agree that the university stores your data as described under',
    ne: 'दर्ता गर्दा विश्वविद्यालयले तपाईंको विवरण यसअनुसार राख्ने कुरामा तपाईं सहमत हुनुहुन्छ:',
  },
  link: { en: 'Privacy', ne: 'गोपनीयता' },
} as const satisfies Messages
