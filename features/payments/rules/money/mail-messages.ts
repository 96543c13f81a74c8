import type { Message } from '#platform/pure/message.ts'

/** Mails about money. One mail has both languages: no user is signed in when the sweeper credits. */
export const paymentMails = {
  receipt: {
    subject: { en: 'Receipt {number}: {institution}', ne: 'रसिद {number}' },
    text: {
      en: 'We received {amount} for {name}.\nYour receipt number is {number}.\n\nView and download the receipt in your Payment History:\n{url}',
      ne: '{name}का लागि {amount} प्राप्त भयो।\nतपाईंको रसिद नम्बर {number} हो।\n\nरसिद भुक्तानी इतिहासमा हेर्न र डाउनलोड गर्न सक्नुहुन्छ:\n{url}',
    },
  },
} as const satisfies Record<string, { subject: Message; text: Message }>
