import type { Messages } from '#platform/pure/message.ts'

/** Messages of the processes that enter internal marks. */
export const internalMessages = {
  'courses-read': { en: 'Courses: {n}', ne: 'विषय: {n}' },
  'sheet-read': { en: 'Internal marks of {code}', ne: '{code}को आन्तरिक अङ्क' },
  'columns-wrong': {
    en: 'The first line must name the columns urollno, internal and attendance.',
    ne: 'पहिलो पङ्क्तिमा urollno, internal र attendance स्तम्भ हुनुपर्छ।',
  },
  'student-unknown': {
    en: 'No student with this roll number is registered for this course.',
    ne: 'यो रोल नम्बरको कोही पनि यस विषयमा दर्ता छैन।',
  },
  'number-twice': {
    en: 'This roll number is in the file more than once.',
    ne: 'यो रोल नम्बर फाइलमा एकभन्दा बढी पटक छ।',
  },
  'exam-registered': {
    en: 'This student has registered for the exam with the mark as it is. Close that registration first.',
    ne: 'विद्यार्थीले यही अङ्कका आधारमा परीक्षा दर्ता गरिसकेका छन्। पहिले त्यो दर्ता बन्द गर्नुहोस्।',
  },
  'reason-needed': {
    en: 'This changes saved marks. Say why; a second person confirms it.',
    ne: 'राखिएका अङ्क बदलिँदै छन्। कारण लेख्नुहोस्; दोस्रो व्यक्तिले पक्का गर्छन्।',
  },
  entered: {
    en: 'Saved: {n}. Proposed as a change: {changed}. As before: {same}.',
    ne: 'राखिएका: {n}, परिवर्तनको प्रस्ताव: {changed}, उस्तै: {same}',
  },
} as const satisfies Messages
