import type { Message, Messages } from '#platform/pure/message.ts'
import type { AskReason } from './ask.ts'

/** Texts of a request that the server needs too. */
export const certificateMessages = {
  'opening-gone': {
    en: 'This certificate cannot be asked for now.',
    ne: 'यो प्रमाणपत्र अहिले माग्न सकिँदैन।',
  },
} as const satisfies Messages

/** Reasons for a refused request: from the server, beneath a disabled button, and in the dialog. */
export const refusalMessages = {
  'already-applied': {
    en: 'Your request for this certificate is under way.',
    ne: 'यो प्रमाणपत्रको तपाईंको निवेदन प्रक्रियामा छ।',
  },
  'enrolled-only': {
    en: 'For students with an active program enrollment.',
    ne: 'सक्रिय कार्यक्रम भर्ना भएका विद्यार्थीका लागि',
  },
  'passed-out-only': {
    en: 'For students who have passed out.',
    ne: 'उत्तीर्ण भइसकेका विद्यार्थीका लागि',
  },
  'no-place': {
    en: 'For students of this university.',
    ne: 'यस विश्वविद्यालयका विद्यार्थीका लागि',
  },
  'copies-wrong': { en: 'Choose 1 to 5 copies.', ne: '१देखि ५ प्रति छान्नुहोस्।' },
  'purpose-missing': {
    en: 'Write what the certificate is for.',
    ne: 'प्रमाणपत्र केका लागि हो लेख्नुहोस्।',
  },
  'purpose-long': {
    en: 'The purpose has 120 characters at most.',
    ne: 'प्रयोजन बढीमा १२० अक्षरको हुन्छ।',
  },
  'semesters-missing': {
    en: 'Choose one semester or more.',
    ne: 'कम्तीमा एउटा सेमेस्टर छान्नुहोस्।',
  },
  'semesters-unknown': {
    en: 'You have no published result in one of these semesters.',
    ne: 'यीमध्ये कुनै सेमेस्टरमा तपाईंको प्रकाशित नतिजा छैन।',
  },
} as const satisfies Record<AskReason, Message>
