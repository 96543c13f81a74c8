import type { Message } from '#platform/pure/message.ts'

/** Students who are invited by one press: their mails go out within minutes. */
export const invitedAtOnce = 200

/** Mail to a student who was brought over. */
export const invitation = {
  subject: { en: '{institution}: your account', ne: '{institution}: तपाईंको खाता' },
  text: {
    en: 'Your student account is ready. Choose a password with this email address and your date of birth:\n\n{url}\n\nThen check your profile and add your photo.',
    ne: 'तपाईंको विद्यार्थी खाता तयार छ। यो इमेल र आफ्नो जन्म मितिले पासवर्ड राख्नुहोस्:\n\n{url}\n\nत्यसपछि आफ्नो विवरण जाँच्नुहोस् र फोटो थप्नुहोस्।',
  },
} as const satisfies { readonly subject: Message; readonly text: Message }
