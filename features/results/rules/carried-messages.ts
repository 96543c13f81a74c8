import type { Messages } from '#platform/pure/message.ts'

/** Texts of results of before. */
export const carriedText = {
  result: { en: 'Earlier result', ne: 'पहिलेको नतिजा' },
  title: { en: 'Results from before', ne: 'पहिलेका नतिजा' },
  help: {
    en: 'From records of before this system. They count in your CGPA.',
    ne: 'यो प्रणाली आउनुअघिका अभिलेखबाट। यी तपाईंको CGPA मा गनिन्छन्।',
  },
  enrollment: { en: 'Enrollment', ne: 'भर्ना' },
  semester: { en: 'Semester', ne: 'सेमेस्टर' },
  'full-marks': { en: 'Full marks', ne: 'पूर्णाङ्क' },
  point: { en: 'Grade point', ne: 'ग्रेड पोइन्ट' },
  sgpa: { en: 'SGPA', ne: 'SGPA' },
  source: { en: 'Source', ne: 'स्रोत' },
  'source-day': { en: 'Day of the source', ne: 'स्रोतको मिति' },
  'of-semester': { en: 'Semester {name} · SGPA {sgpa}', ne: 'सेमेस्टर {name} · SGPA {sgpa}' },
  'credits-known': { en: '{n} credits', ne: '{n} क्रेडिट' },
  'credits-unknown': {
    en: 'Credits are not known: it does not count in the CGPA.',
    ne: 'क्रेडिट थाहा छैन: CGPA मा गनिँदैन।',
  },
  'from-source': { en: 'From {source}', ne: 'स्रोत: {source}' },
} as const satisfies Messages
