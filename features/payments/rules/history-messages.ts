import * as pageLabels from '#platform/pure/labels/page.ts'
import { type Message, type Messages, sameInBoth } from '#platform/pure/message.ts'

/** Texts of the Payment History screen (SPEC §2, READINGS R-46). */
export const historyMessages = {
  title: { en: 'Payment History', ne: 'भुक्तानी इतिहास' },
  subtitle: {
    en: 'View and manage your payment history organized by document type',
    ne: 'कागजातको प्रकारअनुसार आफ्नो भुक्तानी इतिहास हेर्नुहोस्',
  },
  filter: { en: 'Filter by Document Type', ne: 'कागजातको प्रकारअनुसार छान्नुहोस्' },
  all: { en: 'All Payments', ne: 'सबै भुक्तानी' },
  option: { en: '{type} ({n})', ne: '{type} ({n})' },
  count: { en: '{n} {n|payment|payments}', ne: '{n} भुक्तानी' },
  clear: { en: 'Clear', ne: 'हटाउनुहोस्' },
  'document-type': { en: 'Document Type', ne: 'कागजातको प्रकार' },
  description: { en: 'Description', ne: 'विवरण' },
  date: pageLabels.date,
  amount: pageLabels.amount,
  'payment-type': pageLabels.paymentType,
  transaction: { en: 'Transaction', ne: 'कारोबार' },
  status: pageLabels.status,
  'by-award': { en: 'Set off: {award}', ne: 'मिलान: {award}' },
  'by-credit': { en: 'Set off: your credit', ne: 'मिलान: तपाईंको जम्मा रकम' },
  receipt: pageLabels.receipt,
  'receipt-failed': { en: 'Failed to download receipt', ne: 'रसिद डाउनलोड हुन सकेन' },
  'being-checked': { en: 'Being checked', ne: 'जाँच हुँदैछ' },
  loading: { en: 'Loading payments', ne: 'भुक्तानी खुल्दैछ' },
  failed: { en: 'Failed to load payment history', ne: 'भुक्तानी इतिहास खुलेन' },
  none: { en: 'No payments found', ne: 'कुनै भुक्तानी भेटिएन' },
  'none-help': {
    en: "You haven't made any payments yet",
    ne: 'तपाईंले अहिलेसम्म कुनै भुक्तानी गर्नुभएको छैन',
  },
  'none-of-type': { en: 'No payments found for {type}', ne: '{type}को भुक्तानी भेटिएन' },
  'go-home': pageLabels.goToHome,
  other: { en: 'Other', ne: 'अन्य' },
} as const satisfies Messages

/** Names of document types on screen. English shows the code itself, as the specification lists it. */
export const documentTypes = {
  'Entrance Fee': { en: 'Entrance Fee', ne: 'प्रवेश परीक्षा शुल्क' },
  ADMISSION: { en: 'ADMISSION', ne: 'भर्ना' },
  COURSE_REGISTRATION: { en: 'COURSE_REGISTRATION', ne: 'विषय दर्ता' },
  UNIVERSITY_REGISTRATION: { en: 'UNIVERSITY_REGISTRATION', ne: 'विश्वविद्यालय दर्ता' },
  EXAM: { en: 'EXAM', ne: 'परीक्षा' },
  EXAM_RETOTAL: { en: 'EXAM_RETOTAL', ne: 'पुनर्योग' },
  CERTIFICATE: { en: 'CERTIFICATE', ne: 'प्रमाणपत्र' },
  DUE: pageLabels.amountDue,
} as const satisfies Messages

export type DocumentType = keyof typeof documentTypes

/** Type of a payment that has none, such as one placed without a fee. */
export const otherType = 'OTHER'

/** Name of a type; another server's is called by its own word. */
export function documentTypeName(type: string): Message {
  const known = findDocumentType(type)
  if (known !== null) return documentTypes[known]
  return type === otherType ? historyMessages.other : sameInBoth(type)
}

/** Null for another server's type. */
export function findDocumentType(text: string): DocumentType | null {
  return Object.hasOwn(documentTypes, text) ? (text as DocumentType) : null
}
