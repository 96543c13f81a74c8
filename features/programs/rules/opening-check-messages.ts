import type { Messages } from '#platform/pure/message.ts'

/** Reasons why a course or an opening is not saved as typed. */
export const openingCheckMessages = {
  'only-admissions': {
    en: 'Only admissions have conditions: students who register for courses are enrolled.',
    ne: 'सर्त भर्नामा मात्र हुन्छ: विषय दर्ता गर्ने विद्यार्थी भर्ना भइसकेका हुन्छन्।',
  },
  'course-code-locked': {
    en: 'The code is on exam papers already. Make a new course.',
    ne: 'यो कोड परीक्षामा आइसकेको छ। नयाँ विषय बनाउनुहोस्।',
  },
  'no-courses': {
    en: 'No course is offered yet. Add offered courses before it is published.',
    ne: 'कुनै विषय राखिएको छैन। प्रकाशन गर्नुअघि उपलब्ध विषय थप्नुहोस्।',
  },
  'pass-above-full': {
    en: 'The pass mark is above the full mark.',
    ne: 'उत्तीर्णाङ्क पूर्णाङ्कभन्दा बढी छ।',
  },
  'type-form': {
    en: 'Use 2 to 6 capital letters, such as CO.',
    ne: 'CO जस्तै २देखि ६ ठूला अक्षर लेख्नुहोस्।',
  },
  'type-help': {
    en: 'CO and CT are compulsory; every other type, such as EL, is optional.',
    ne: 'CO र CT अनिवार्य हुन्; EL जस्ता अरू ऐच्छिक हुन्।',
  },
  'credits-disordered': {
    en: 'The maximum is below the minimum.',
    ne: 'अधिकतम न्यूनतमभन्दा कम छ।',
  },
  'own-prerequisite': {
    en: 'A course is not its own prerequisite.',
    ne: 'विषय आफ्नै पूर्वशर्त हुँदैन।',
  },
  'offered-twice': {
    en: 'This course is offered here already.',
    ne: 'यो विषय यहाँ राखिसकिएको छ।',
  },
} as const satisfies Messages
