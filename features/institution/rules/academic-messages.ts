import type { Messages } from '#platform/pure/message.ts'

/** Names of the academic registers, and notes on their columns. */
export const academicMessages = {
  years: { en: 'Academic years', ne: 'शैक्षिक वर्षहरू' },
  intakes: { en: 'Intakes', ne: 'भर्ना सत्रहरू' },
  faculties: { en: 'Faculties', ne: 'सङ्कायहरू' },
  levels: { en: 'Levels', ne: 'तहहरू' },
  programs: { en: 'Programmes', ne: 'कार्यक्रमहरू' },
  subjects: { en: 'Subjects', ne: 'विषयहरू' },
  'semester-list': { en: 'Semesters and years of study', ne: 'सेमेस्टर र अध्ययन वर्ष' },
  'semester-order': {
    en: 'Add them in their order: the first one is the semester of admission.',
    ne: 'क्रमअनुसार थप्नुहोस्: पहिलो भर्नाको सेमेस्टर हुन्छ।',
  },
  holiday: { en: 'Holiday', ne: 'बिदा' },
  holidays: { en: 'Holidays', ne: 'बिदाहरू' },
  'holiday-day': { en: 'Day', ne: 'मिति' },
  'holiday-twice': { en: 'This day is a holiday already.', ne: 'यो दिन पहिल्यै बिदा छ।' },
  semesters: { en: 'Semesters', ne: 'सेमेस्टर' },
  credits: { en: 'Credits to pass out', ne: 'उत्तीर्ण हुन चाहिने क्रेडिट' },
  'credits-help': {
    en: 'Leave empty if the registry decides without a number.',
    ne: 'सङ्ख्या नतोकी दर्ता शाखाले निर्णय गर्छ भने खाली राख्नुहोस्।',
  },
  'code-form': {
    en: 'Use 2 to 12 capital letters, digits and hyphens.',
    ne: '२देखि १२ ठूला अक्षर, अङ्क र योजक चिन्ह मात्र।',
  },
  'code-help': { en: 'Part of roll numbers.', ne: 'रोल नम्बरमा आउँछ।' },
  'code-locked': {
    en: 'It is part of numbers already given out. Make a new programme.',
    ne: 'यो दिइसकिएका नम्बरमा छ। नयाँ कार्यक्रम बनाउनुहोस्।',
  },
  'level-locked': {
    en: 'Students are enrolled at this level. Make a new programme.',
    ne: 'यो तहमा विद्यार्थी भर्ना भइसकेका छन्। नयाँ कार्यक्रम बनाउनुहोस्।',
  },
} as const satisfies Messages
