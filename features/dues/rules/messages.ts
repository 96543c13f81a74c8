import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts about amounts that a student owes from before, or as a fine. */
export const dueMessages = {
  due: pageLabels.amountDue,
  name: { en: 'Owed for', ne: 'केको बाँकी' },
  since: { en: 'Since', ne: 'कहिलेदेखि' },
  head: { en: 'Head of income', ne: 'आम्दानीको शीर्षक' },
  title: { en: 'Amounts due', ne: 'तिर्न बाँकी रकम' },
  subtitle: {
    en: 'Fees from before and fines that the university has entered for you',
    ne: 'विश्वविद्यालयले तपाईंको नाममा राखेका पहिलेका शुल्क र जरिवाना',
  },
  loading: { en: 'Loading amounts due', ne: 'बाँकी रकम खुल्दैछ' },
  failed: { en: 'Amounts due could not be loaded', ne: 'बाँकी रकम खुलेन' },
  none: { en: 'Nothing is due', ne: 'तिर्न बाँकी केही छैन' },
  'none-help': {
    en: 'Fees of your applications are paid where you applied.',
    ne: 'आवेदनको शुल्क आवेदन दिएको ठाउँमै तिर्नुहोस्।',
  },
  'go-home': pageLabels.goToHome,
  total: pageLabels.amount,
  paid: pageLabels.feePaid,
  status: pageLabels.status,
  'back-to-list': { en: 'Back to amounts due', ne: 'बाँकी रकममा फर्कनुहोस्' },
  'paid-next': {
    en: 'The receipt is in your Payment History.',
    ne: 'रसिद भुक्तानी इतिहासमा छ।',
  },
  waits: {
    en: '{n} {n|amount is|amounts are} due: {amount}',
    ne: '{n} बाँकी रकम: {amount}',
  },
} as const satisfies Messages
