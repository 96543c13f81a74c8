import type { Messages } from '#platform/pure/message.ts'

/** Names of the files of results of before, and the reasons why a row of one is refused. */
export const carriedMessages = {
  courses: { en: 'Earlier results: courses', ne: 'पहिलेका नतिजा: विषय' },
  semesters: { en: 'Earlier results: SGPA of semesters', ne: 'पहिलेका नतिजा: सेमेस्टरको SGPA' },
  'courses-note': {
    en: 'A grade, or marks with full marks. They count in the CGPA of later results.',
    ne: 'ग्रेड, वा पूर्णाङ्कसहित प्राप्ताङ्क। पछिका नतिजाको CGPA मा गनिन्छन्।',
  },
  'semesters-note': {
    en: 'For semesters whose courses are not known. Without credits it is shown and not counted.',
    ne: 'विषय थाहा नभएका सेमेस्टरका लागि। क्रेडिट नभए देखाइन्छ, गनिँदैन।',
  },
  repeated: {
    en: 'An earlier row has the same student, semester and course.',
    ne: 'अघिल्लो पङ्क्तिमा पनि यही विद्यार्थी, सेमेस्टर र विषय छ।',
  },
  outside: { en: 'Above 0, at most {n}.', ne: '०भन्दा बढी, बढीमा {n} हुनुपर्छ।' },
  'full-missing': { en: 'Marks need their full marks.', ne: 'अङ्कसँग पूर्णाङ्क चाहिन्छ।' },
  'obtained-missing': { en: 'The marks obtained are missing.', ne: 'प्राप्ताङ्क छैन।' },
  'above-full': { en: 'Above the full marks.', ne: 'पूर्णाङ्कभन्दा बढी छ।' },
  'grade-missing': { en: 'Give a grade, or marks.', ne: 'ग्रेड वा अङ्क लेख्नुहोस्।' },
  'point-missing': {
    en: 'The grading table has no such grade. Give its point.',
    ne: 'ग्रेड तालिकामा यो ग्रेड छैन। ग्रेड पोइन्ट लेख्नुहोस्।',
  },
  'point-above': {
    en: 'Above the best point of the grading table.',
    ne: 'ग्रेड तालिकाको उच्चतम पोइन्टभन्दा बढी छ।',
  },
  'failed-with-point': {
    en: 'A course that is not passed has point 0.',
    ne: 'अनुत्तीर्ण विषयको पोइन्ट ० हुन्छ।',
  },
} as const satisfies Messages
