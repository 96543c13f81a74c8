import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts that the pages of admission and course registration share. */
export const programPageMessages = {
  loading: { en: 'Loading', ne: 'खुल्दैछ' },
  'see-open': { en: 'See what is open', ne: 'खुला सूची हेर्नुहोस्' },
  'days-left': { en: '{left} to apply', ne: 'आवेदन दिन {left}' },
  'last-day': { en: 'Open until {day}', ne: '{day}सम्म खुला' },
  'pay-before-close': {
    en: 'Open until {day}. Pay before it closes.',
    ne: '{day}सम्म खुला छ। बन्द हुनुअघि तिर्नुहोस्।',
  },
  'opens-on': { en: 'Opens on {day}', ne: '{day}मा खुल्छ' },
  'not-listed': { en: 'Why other admissions are not listed ({n})', ne: 'अरू भर्ना किन देखिँदैनन् ({n})' },
  fee: pageLabels.totalFee,
  paid: pageLabels.feePaid,
  'remaining-now': { en: '{fee} remaining', ne: '{fee} बाँकी' },
  courses: { en: 'Courses ({n})', ne: 'विषय ({n})' },
  'step-approval': { en: 'Approval', ne: 'स्वीकृति' },
  'step-approved': common.approved,
  'form-ready': { en: 'The form is ready to download', ne: 'फारम डाउनलोड गर्न तयार' },
  'pay-note': {
    en: '{name}. It may be paid in parts: by voucher, then the rest.',
    ne: '{name}: भागभागमा तिर्न सकिन्छ: भौचरबाट केही, अनि बाँकी।',
  },
  'back-to-list': { en: 'Back to the list', ne: 'सूचीमा फर्कनुहोस्' },
  'no-longer-offered': {
    en: 'A course chosen earlier is no longer offered; look at the list once more.',
    ne: 'पहिले छानिएको विषय अब उपलब्ध छैन; सूची फेरि हेर्नुहोस्।',
  },
} as const satisfies Messages
