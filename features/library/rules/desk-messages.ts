import type { Messages } from '#platform/pure/message.ts'

/** What the library desk is told. */
export const deskMessages = {
  'copy-saved': { en: 'The copy is saved.', ne: 'प्रति सुरक्षित भयो।' },
  'copy-unknown': { en: 'There is no such copy.', ne: 'यस्तो प्रति छैन।' },
  'code-taken': {
    en: 'Another copy has this accession number.',
    ne: 'यो दर्ता नम्बर अर्को प्रतिको हो।',
  },
  'name-wrong': {
    en: 'Write a name of 1 to 200 letters and an accession number of 1 to 40.',
    ne: 'नाम र दर्ता नम्बर दुवै लेख्नुहोस्: नाम बढीमा २०० अक्षर, नम्बर बढीमा ४० अक्षर।',
  },
  'reader-unknown': { en: 'There is no such student.', ne: 'यस्तो विद्यार्थी छैन।' },
  'not-enrolled': {
    en: 'This student has no active enrollment.',
    ne: 'यस विद्यार्थीको सक्रिय भर्ना छैन।',
  },
  issued: { en: 'Issued.', ne: 'पुस्तक दिइयो।' },
  renewed: { en: 'Renewed.', ne: 'नवीकरण भयो।' },
  returned: { en: 'Returned.', ne: 'फिर्ता भयो।' },
  'on-loan': { en: 'Somebody has this copy.', ne: 'यो प्रति कसैले लिएको छ।' },
  'not-on-loan': { en: 'Nobody has this copy.', ne: 'यो प्रति कसैले लिएको छैन।' },
  'too-many-books': {
    en: 'This student has as many books as the library lends.',
    ne: 'यस विद्यार्थीले पाउने जति पुस्तक लिइसक्यो।',
  },
  'has-overdue': {
    en: 'This student has an overdue book. It is returned first.',
    ne: 'यस विद्यार्थीसँग म्याद नाघेको पुस्तक छ। पहिले त्यो फिर्ता हुनुपर्छ।',
  },
  overdue: {
    en: 'The book is overdue. It is returned, not renewed.',
    ne: 'पुस्तकको म्याद नाघिसक्यो। नवीकरण होइन, फिर्ता हुन्छ।',
  },
  'no-more-renewals': {
    en: 'The book was renewed as often as the library allows.',
    ne: 'पुस्तकालयले दिने जति पटक नवीकरण भइसक्यो।',
  },
} as const satisfies Messages
