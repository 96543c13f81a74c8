import type { Messages } from '#platform/pure/message.ts'

/** Columns of an opening's conditions, and what is wrong with them. */
export const conditionColumnMessages = {
  level: { en: 'Condition: level passed', ne: 'सर्त: उत्तीर्ण तह' },
  'level-help': {
    en: 'An education record of this level or a higher one. Leave empty if there is no such condition.',
    ne: 'यो वा सोभन्दा माथिको तहको शिक्षा विवरण। सर्त नभए खाली छोड्नुहोस्।',
  },
  gpa: { en: 'Condition: minimum CGPA', ne: 'सर्त: न्यूनतम सी.जी.पी.ए.' },
  percent: { en: 'Condition: minimum per cent', ne: 'सर्त: न्यूनतम प्रतिशत' },
  'marks-help': {
    en: 'Together with the other: a record has either CGPA or per cent.',
    ne: 'दुवै भर्नुहोस्: विवरणमा सी.जी.पी.ए. वा प्रतिशतमध्ये एउटा हुन्छ।',
  },
  subjects: { en: 'Condition: subjects, one of', ne: 'सर्त: यीमध्ये एक विषय' },
  'subjects-help': {
    en: 'Words of the major subject, separated by commas, such as Science, Physics, विज्ञान.',
    ne: 'मुख्य विषयका शब्द, अल्पविरामले छुट्याएर, जस्तै Science, Physics, विज्ञान।',
  },
  'least-age': { en: 'Condition: minimum age', ne: 'सर्त: न्यूनतम उमेर' },
  'most-age': { en: 'Condition: maximum age', ne: 'सर्त: अधिकतम उमेर' },
  'age-on': { en: 'Condition: age on this day', ne: 'सर्त: उमेर गनिने दिन' },
  nationalities: { en: 'Condition: nationality, one of', ne: 'सर्त: यीमध्ये एक राष्ट्रियता' },
  'nationalities-help': {
    en: 'As profiles have it, separated by commas, such as Nepali, Nepalese.',
    ne: 'प्रोफाइलमा लेखिएजस्तै, अल्पविरामले छुट्याएर, जस्तै Nepali, नेपाली।',
  },
  'marks-both': {
    en: 'Type both the CGPA and the per cent, or neither.',
    ne: 'सी.जी.पी.ए. र प्रतिशत दुवै लेख्नुहोस्, वा दुवै खाली छोड्नुहोस्।',
  },
  'level-first': {
    en: 'Choose the level that these conditions are about.',
    ne: 'यी सर्त कुन तहका हुन् छान्नुहोस्।',
  },
  'age-day': { en: 'Type the day on which the age counts.', ne: 'उमेर गनिने दिन लेख्नुहोस्।' },
  'age-order': {
    en: 'The maximum age is below the minimum.',
    ne: 'अधिकतम उमेर न्यूनतमभन्दा कम छ।',
  },
} as const satisfies Messages
