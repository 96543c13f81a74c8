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
  'semester-place': { en: 'Place in the order', ne: 'क्रम' },
  'semester-place-help': {
    en: 'A number: students move on from a lower to a higher one. A new semester is the last one if you leave it empty.',
    ne: 'सङ्ख्या: विद्यार्थी सानोबाट ठूलोतिर अघि बढ्छन्। खाली छोड्दा नयाँ सेमेस्टर अन्तिम हुन्छ।',
  },
  'semester-needs-place': { en: 'Type its place in the order.', ne: 'क्रम लेख्नुहोस्।' },
  'place-taken': { en: '{name} has this place.', ne: 'यो क्रम {name}को हो।' },
  'admission-first': {
    en: 'The semester of admission, which was added first, stays the first.',
    ne: 'सबैभन्दा पहिले थपिएको भर्नाको सेमेस्टर पहिलो नै रहन्छ।',
  },
  'year-begins': { en: 'First day', ne: 'पहिलो दिन' },
  'year-ends': { en: 'Last day', ne: 'अन्तिम दिन' },
  'year-current': { en: 'Current year', ne: 'चालु वर्ष' },
  'year-current-help': {
    en: 'Only one year is current. It is chosen first where a year is copied.',
    ne: 'चालु वर्ष एउटा मात्र हुन्छ। वर्ष सार्दा यही पहिले छानिन्छ।',
  },
  'year-both': {
    en: 'Type both the first and the last day, or neither.',
    ne: 'पहिलो र अन्तिम दुवै दिन लेख्नुहोस्, वा दुवै खाली छोड्नुहोस्।',
  },
  'year-order': {
    en: 'The last day must come after the first.',
    ne: 'अन्तिम दिन पहिलो दिनपछि हुनुपर्छ।',
  },
  'year-shared': {
    en: 'These days belong to {name} too.',
    ne: 'यी दिन {name}मा पनि पर्छन्।',
  },
  'year-other-current': {
    en: '{name} is the current year. Change that one first.',
    ne: 'चालु वर्ष {name} हो। पहिले त्यसलाई बदल्नुहोस्।',
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
