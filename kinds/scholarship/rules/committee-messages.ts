import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { AwardReason } from './award.ts'

/** Messages to a committee. */
export const committeeMessages = {
  'not-on-committee': {
    en: 'Only the committee of this scholarship can do this.',
    ne: 'यो काम यस छात्रवृत्तिको समितिको हो।',
  },
  'scholarship-unknown': { en: 'There is no such scholarship.', ne: 'यस्तो छात्रवृत्ति छैन।' },
  'not-staff': { en: 'Choose an account of staff.', ne: 'कर्मचारीको खाता छान्नुहोस्।' },
  'seat-for-own-account': {
    en: 'You made or reset this account. Another registrar or administrator must give it the seat.',
    ne: 'यो खाता तपाईंले नै बनाएको वा रिसेट गरेको हो। अर्को रजिस्ट्रार वा प्रशासकले सदस्य तोक्नुपर्छ।',
  },
  'member-saved': { en: 'Committee saved.', ne: 'समिति सुरक्षित भयो।' },
  'score-wrong': { en: 'A score is between 0 and 100.', ne: 'अङ्क ०देखि १००सम्म हुन्छ।' },
  'score-saved': { en: 'Score saved.', ne: 'अङ्क सुरक्षित भयो।' },
  'award-proposed': {
    en: 'Proposed. Another member of the committee confirms the award.',
    ne: 'प्रस्ताव गरियो। समितिको अर्को सदस्यले पक्का गर्नुहुन्छ।',
  },
  declined: { en: 'Declined. The student is notified.', ne: 'अस्वीकार गरियो र जानकारी दिइयो।' },
  'committees-read': { en: 'Committees: {n}', ne: 'समिति: {n}' },
  'ranking-read': { en: '{n} {n|applicant|applicants}', ne: '{n} आवेदक' },
  'reason-needed': officeLabels.sayWhy,
} as const satisfies Messages

/** Why an award is refused. */
export const awardRefusals = {
  'not-checked': {
    en: 'The documents of this application are not checked yet.',
    ne: 'यस आवेदनको कागजात अझै जाँचिएको छैन।',
  },
  decided: { en: 'This application is decided already.', ne: 'यस आवेदनको निर्णय भइसकेको छ।' },
  'amount-wrong': {
    en: 'Enter an amount above zero, up to what the scholarship gives.',
    ne: 'रकम शून्यभन्दा बढी र छात्रवृत्ति रकमभित्र हुनुपर्छ।',
  },
  'no-seat': { en: 'Every seat of this scholarship is taken.', ne: 'यस छात्रवृत्तिका सबै सिट भरिए।' },
} as const satisfies Record<AwardReason, Message>

/** The student's notifications about the decision. */
export const decisionNotices = {
  awarded: {
    en: 'You are awarded {amount} of {name}.',
    ne: 'तपाईंलाई {name}बापत {amount} प्रदान गरियो।',
  },
  declined: {
    en: 'Your application for {name} was not awarded: {reason}',
    ne: '{name}को तपाईंको आवेदन स्वीकृत भएन: {reason}',
  },
} as const satisfies Messages
