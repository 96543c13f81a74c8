import type { Messages } from '#platform/pure/message.ts'

/** Conditions of an opening, with the value a person has. */
export const conditionMessages = {
  level: { en: 'Education level', ne: 'शिक्षाको तह' },
  marks: { en: 'Marks of that level', ne: 'त्यस तहको अङ्क' },
  subject: { en: 'Subject of that level', ne: 'त्यस तहको विषय' },
  age: { en: 'Age', ne: 'उमेर' },
  nationality: { en: 'Nationality', ne: 'राष्ट्रियता' },
  'level-needed': { en: '{level} or higher', ne: '{level} वा सोभन्दा माथि' },
  'marks-needed': { en: 'CGPA {gpa} or {percent} %', ne: 'सी.जी.पी.ए. {gpa} वा {percent} %' },
  'one-of': { en: 'one of: {names}', ne: 'यीमध्ये एक: {names}' },
  'age-from': { en: 'at least {least} years on {day}', ne: '{day}मा कम्तीमा {least} वर्ष' },
  'age-to': { en: 'at most {most} years on {day}', ne: '{day}मा बढीमा {most} वर्ष' },
  'age-between': {
    en: '{least} to {most} years on {day}',
    ne: '{day}मा {least}देखि {most} वर्ष',
  },
  gpa: { en: '{level}: CGPA {marks}', ne: '{level}: सी.जी.पी.ए. {marks}' },
  percent: { en: '{level}: {marks} %', ne: '{level}: {marks} %' },
  'of-level': { en: '{level}: {subject}', ne: '{level}: {subject}' },
  years: { en: '{n} {n|year|years}', ne: '{n} वर्ष' },
  none: { en: 'None', ne: 'छैन' },
  'ask-education': {
    en: 'You can add education records in your profile.',
    ne: 'शिक्षाको विवरण प्रोफाइलमा आफैँ थप्न सकिन्छ।',
  },
  'ask-birth': {
    en: 'The registrar’s office corrects a date of birth.',
    ne: 'जन्ममिति रजिस्ट्रार कार्यालयले सच्याउँछ।',
  },
  'ask-general': {
    en: 'You can change it in your profile, under General.',
    ne: 'प्रोफाइलको सामान्य भागमा आफैँ बदल्न सकिन्छ।',
  },
  unmet: {
    en: '{rule}: needed is {needed}, yours is {yours}. {ask}',
    ne: '{rule}: चाहिने {needed}, तपाईंको {yours} छ। {ask}',
  },
  'no-conditions': { en: 'These openings have no conditions.', ne: 'यी आवेदनमा सर्त हुँदैन।' },
  read: { en: 'Conditions read.', ne: 'सर्तहरू पढियो।' },
} as const satisfies Messages
