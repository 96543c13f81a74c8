import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts shared by every kind of application (SPEC §2, §4). */
export const applyingMessages = {
  apply: { en: 'Apply', ne: 'आवेदन दिनुहोस्' },
  applied: { en: 'Applied', ne: 'आवेदन दिइयो' },
  register: { en: 'Register', ne: 'दर्ता गर्नुहोस्' },
  'not-eligible': { en: 'Not Eligible', ne: 'योग्य हुनुहुन्न' },
  closed: common.closed,
  'pay-now': { en: 'Pay Now', ne: 'अहिले तिर्नुहोस्' },
  pending: common.pending,
  'view-payment-details': { en: 'View Payment Details', ne: 'भुक्तानी विवरण हेर्नुहोस्' },
  'download-form': { en: 'Download Form', ne: 'फारम डाउनलोड' },
  'in-progress': { en: 'In progress', ne: 'प्रक्रियामा' },
  cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  'your-turn': { en: 'Your turn', ne: 'तपाईंको पालो' },
  'with-the-university': common.withTheUniversity,
  'closed-by-university': { en: 'Closed by the university', ne: 'विश्वविद्यालयले बन्द गर्‍यो' },
  'closed-ask': {
    en: 'Questions? The registrar’s office answers them',
    ne: 'केही सोध्नु परे रजिस्ट्रार कार्यालयमा सम्पर्क गर्नुहोस्',
  },
  'already-applied': {
    en: 'You have already applied for this.',
    ne: 'तपाईंले यसका लागि आवेदन दिइसक्नुभएको छ।',
  },
  'profile-incomplete': {
    en: 'Complete your profile first.',
    ne: 'पहिले आफ्नो प्रोफाइल पूरा गर्नुहोस्।',
  },
  'enrollment-required': common.activeProgramEnrollmentRequired,
} as const satisfies Messages
