import type { Message, Messages } from '#platform/pure/message.ts'
import type { LeftOut } from './merit-list.ts'

/** A student's own place in a merit list. */
export const ownPlaceText = {
  title: { en: 'Merit list', ne: 'योग्यता सूची' },
  rank: { en: 'Your rank: {rank} of {ranked}', ne: 'तपाईंको क्रम: {ranked}मध्ये {rank}' },
  score: { en: 'Score: {score}', ne: 'अङ्क: {score}' },
  seat: { en: 'You have a seat by the quota {quota}.', ne: 'तपाईंले {quota} कोटाबाट सिट पाउनुभयो।' },
  'seat-passed': {
    en: 'You have a seat by the quota {quota}, passed on from {from}.',
    ne: 'तपाईंले {from}बाट सरेको सिट {quota} कोटामा पाउनुभयो।',
  },
  until: {
    en: 'Accept it by {day}. After that it goes to the next person on the waiting list.',
    ne: '{day}सम्म स्वीकार गर्नुहोस्। त्यसपछि यो प्रतीक्षा सूचीको अर्को व्यक्तिलाई जान्छ।',
  },
  accepted: { en: 'You accepted this seat.', ne: 'तपाईंले यो सिट स्वीकार गर्नुभयो।' },
  declined: { en: 'You gave this seat up.', ne: 'तपाईंले यो सिट छोड्नुभयो।' },
  lapsed: {
    en: 'You did not accept this seat in time. It went to the next person.',
    ne: 'समयमै स्वीकार नगरेकाले यो सिट अर्को व्यक्तिलाई गयो।',
  },
  waiting: {
    en: 'You are number {n} on the waiting list. If a seat becomes free, you are notified.',
    ne: 'प्रतीक्षा सूचीमा तपाईंको क्रम {n} छ। सिट खाली भए खबर आउँछ।',
  },
  accept: { en: 'Accept the seat', ne: 'सिट स्वीकार गर्ने' },
  decline: { en: 'Give the seat up', ne: 'सिट छोड्ने' },
  'decline-title': { en: 'Give up this seat?', ne: 'यो सिट छोड्ने हो?' },
  'decline-help': {
    en: 'It goes to the next person at once. You cannot get it back.',
    ne: 'यो तुरुन्तै अर्को व्यक्तिलाई जान्छ। फिर्ता पाइँदैन।',
  },
  stay: { en: 'Keep the seat', ne: 'सिट राख्ने' },
  rules: { en: 'How the seats are given', ne: 'सिट कसरी दिइन्छन्' },
} as const satisfies Messages

/** Reasons for which a student is not on the list. */
export const ownLeftOut = {
  absent: {
    en: 'You are not on the list: you were absent from the exam.',
    ne: 'तपाईं सूचीमा हुनुहुन्न: परीक्षामा अनुपस्थित हुनुहुन्थ्यो।',
  },
  'below-minimum': {
    en: 'You are not on the list: your score is below the minimum of {minimum}.',
    ne: 'तपाईं सूचीमा हुनुहुन्न: तपाईंको अङ्क न्यूनतम {minimum}भन्दा कम छ।',
  },
  'no-quota': {
    en: 'You are not on the list: it has none of your quotas, or their proof is not approved.',
    ne: 'तपाईं सूचीमा हुनुहुन्न: तपाईंको कोटा यसमा छैन वा त्यसको प्रमाण स्वीकृत भएको छैन।',
  },
} as const satisfies Record<LeftOut, Message>
