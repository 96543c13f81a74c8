import type { Message } from '#platform/pure/message.ts'

export const bulkPrintMessages = {
  choices: { en: 'What can be printed for many', ne: 'धेरैका लागि छाप्न मिल्ने कागजात' },
  count: { en: 'Pages of a print', ne: 'छपाइका पाना' },
  list: { en: 'Prints for many', ne: 'धेरैका छपाइ' },
  'left-out': { en: 'Pages left out of a print', ne: 'छपाइमा नपरेका पाना' },
  make: { en: 'Print for many', ne: 'धेरैका लागि छाप्ने' },
  change: { en: 'Pause, continue or end a print', ne: 'छपाइ रोक्ने, जारी राख्ने वा अन्त्य गर्ने' },
  made: {
    en: '{n} {n|page is|pages are} being drawn in the background.',
    ne: '{n} पाना पृष्ठभूमिमा बन्दै छन्।',
  },
  done: { en: 'The print was changed.', ne: 'छपाइ परिवर्तन भयो।' },
  'no-type': {
    en: 'There is no such document to print for many.',
    ne: 'धेरैका लागि छाप्न मिल्ने यस्तो कागजात छैन।',
  },
  'no-order': {
    en: 'These pages cannot be put in that order.',
    ne: 'यी पाना त्यो क्रममा राख्न मिल्दैन।',
  },
  'no-print': { en: 'There is no such print.', ne: 'यस्तो छपाइ छैन।' },
  'no-file': {
    en: 'This print has no file. Make it again.',
    ne: 'यो छपाइको फाइल छैन। फेरि बनाउनुहोस्।',
  },
  'nothing-to-print': {
    en: 'Nothing here can be printed yet.',
    ne: 'अहिलेसम्म यहाँ छाप्न मिल्ने केही छैन।',
  },
  'too-many-pages': {
    en: 'One file holds at most {most} pages; this one would have {n}.',
    ne: 'एउटा फाइलमा बढीमा {most} पाना अट्छन्; यसमा {n} पाना हुन्थे।',
  },
  'not-now': {
    en: 'This print has moved on meanwhile. Look at it again.',
    ne: 'यसबीच यो छपाइ अघि बढिसक्यो। फेरि हेर्नुहोस्।',
  },
} as const satisfies Record<string, Message>
