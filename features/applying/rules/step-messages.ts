import type { Messages } from '#platform/pure/message.ts'

/** Texts of an application's timeline, for every kind (DESIGN §5). */
export const stepMessages = {
  progress: { en: 'Progress of {name}', ne: '{name}को प्रगति' },
  'step-applied': { en: 'Applied', ne: 'आवेदन दिइयो' },
  'step-pay': { en: 'Pay the fee', ne: 'शुल्क तिर्नुहोस्' },
  'step-pay-rest': { en: 'Pay the rest', ne: 'बाँकी शुल्क तिर्नुहोस्' },
  'step-voucher': { en: 'Voucher uploaded', ne: 'भौचर अपलोड भयो' },
  'step-checking': { en: 'Fee being checked', ne: 'शुल्क जाँच हुँदैछ' },
  'step-paid': { en: 'Fee paid', ne: 'शुल्क तिरियो' },
  'two-days': {
    en: 'With the university, usually 2 working days',
    ne: 'विश्वविद्यालयमा, प्रायः २ कार्यदिन',
  },
  'voucher-sent': { en: 'Voucher sent {day}', ne: 'भौचर पठाइएको {day}' },
  'applied-on': { en: 'Applied {day}', ne: 'आवेदन {day}' },
  'step-approval': { en: 'Form being approved', ne: 'फारम स्वीकृत हुँदैछ' },
  'step-card': { en: 'Admit card', ne: 'प्रवेशपत्र' },
  'exam-roll': { en: 'Exam roll no. {roll}', ne: 'परीक्षा रोल नं. {roll}' },
  'step-returned': { en: 'Returned to you', ne: 'तपाईंलाई फिर्ता' },
  'step-returned-help': {
    en: 'Make the requested changes, then send it again',
    ne: 'भनिएको कुरा मिलाएर फेरि पठाउनुहोस्',
  },
  'step-offered': { en: 'No longer valid', ne: 'अब मान्य छैन' },
  'step-withdrawn': { en: 'Withdrawn', ne: 'फिर्ता लिइयो' },
  'voucher-returned': { en: 'Voucher returned: {reason}', ne: 'भौचर फिर्ता भयो: {reason}' },
} as const satisfies Messages
