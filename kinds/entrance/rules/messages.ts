import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the Entrance Exam page (SPEC §2, §8). */
export const entranceMessages = {
  title: { en: 'Entrance Exam', ne: 'प्रवेश परीक्षा' },
  subtitle: {
    en: 'Apply for the entrance exams of {institution}',
    ne: '{institution}को प्रवेश परीक्षामा आवेदन दिनुहोस्',
  },
  'open-tab': { en: 'Open Entrance', ne: 'खुला प्रवेश परीक्षा' },
  'applied-tab': { en: 'Applied Entrance', ne: 'आवेदन दिएका परीक्षा' },
  'dialog-title': { en: 'Apply for Entrance Exam', ne: 'प्रवेश परीक्षामा आवेदन' },
  'dialog-question': {
    en: 'Are you sure you want to apply for this entrance exam?',
    ne: 'यो प्रवेश परीक्षामा आवेदन दिने हो?',
  },
  'dialog-yes': common.yesApply,
  'none-open': { en: 'No Open entrance exams found', ne: 'कुनै खुला प्रवेश परीक्षा भेटिएन' },
  'none-open-help': {
    en: 'Entrances open each year around Bhadra. See notifications.',
    ne: 'प्रवेश परीक्षा हरेक वर्ष भदौतिर खुल्छ। सूचना हेर्नुहोस्।',
  },
  'none-applied': {
    en: 'No applied entrance exams found',
    ne: 'आवेदन दिएको कुनै प्रवेश परीक्षा भेटिएन',
  },
  'none-applied-help': {
    en: 'Entrances you apply for appear here with their fee and admit card.',
    ne: 'तपाईंले आवेदन दिएका परीक्षा, शुल्क र प्रवेशपत्र यहाँ देखिन्छन्।',
  },
  'apply-done': {
    en: 'Successfully applied for entrance exam!Please pay fee from Applied Entrance.',
    ne: 'प्रवेश परीक्षामा आवेदन सफल भयो! कृपया आवेदन दिएका परीक्षाबाट शुल्क तिर्नुहोस्।',
  },
  'apply-failed': {
    en: 'Failed to apply for entrance exam.',
    ne: 'प्रवेश परीक्षामा आवेदन दिन सकिएन।',
  },
  'apply-failed-short': { en: 'Failed to apply for entrance', ne: 'प्रवेश परीक्षामा आवेदन दिन सकिएन' },
  'form-failed-short': {
    en: 'issue while downloading entrance form',
    ne: 'प्रवेश फारम डाउनलोड गर्दा समस्या भयो',
  },
  'form-failed': { en: 'Failed to download entrance form.', ne: 'प्रवेश फारम डाउनलोड हुन सकेन।' },
  'opening-gone': {
    en: 'Could not find details for this entrance or the data is incomplete. It might be closed.',
    ne: 'यो प्रवेश परीक्षाको विवरण भेटिएन वा अपूरो छ। यो बन्द भएको हुन सक्छ।',
  },
  'already-applied': {
    en: 'You have already applied for this entrance exam.',
    ne: 'तपाईंले यस प्रवेश परीक्षामा आवेदन दिइसक्नुभएको छ।',
  },
  'profile-incomplete': {
    en: 'Complete your profile before you apply.',
    ne: 'आवेदन दिनुअघि आफ्नो प्रोफाइल पूरा गर्नुहोस्।',
  },
  closed: {
    en: 'The last date for this entrance has passed.',
    ne: 'यस प्रवेश परीक्षाको अन्तिम मिति सकियो।',
  },
  'unknown-quota': { en: 'There is no such quota.', ne: 'यस्तो कोटा छैन।' },
} as const satisfies Messages

/** Labels and helping sentences of the page (DESIGN §5). */
export const entrancePageMessages = {
  deadline: { en: 'Next deadline', ne: 'नजिकको अन्तिम मिति' },
  entrance: common.entrance,
  exam: common.exam,
  loading: { en: 'Loading entrance exams', ne: 'प्रवेश परीक्षा खुल्दैछ' },
  'see-open': { en: 'See open entrances', ne: 'खुला प्रवेश परीक्षा हेर्नुहोस्' },

  'exam-on': { en: 'Exam {day}', ne: 'परीक्षा {day}' },

  'roll-and-centre': { en: 'Exam roll no. {roll}, {centre}', ne: 'परीक्षा रोल नं. {roll}, {centre}' },

  'step-checked': { en: 'Fee checked', ne: 'शुल्क जाँच' },
  'card-ready': { en: 'Ready to download', ne: 'डाउनलोड गर्न तयार' },
  'back-to-list': { en: 'Back to Applied Entrance', ne: 'आवेदन दिएका परीक्षामा फर्कनुहोस्' },
  'paid-next': {
    en: 'Your admit card is prepared after the office approves the form. You will find it under Applied Entrance.',
    ne: 'कार्यालयले फारम स्वीकृत गरेपछि प्रवेशपत्र तयार हुन्छ। यो ‘आवेदन दिएका परीक्षा’मा भेटिन्छ।',
  },
} as const satisfies Messages
