import type { Messages } from '#platform/pure/message.ts'

/** What the screens of students' files say. */
export const studentText = {
  students: { en: 'Students', ne: 'विद्यार्थीहरू' },
  find: { en: 'Find a student', ne: 'विद्यार्थी खोज्ने' },
  'find-hint': {
    en: 'Name in either script, phone, email, symbol or registration number',
    ne: 'नाम (दुवै लिपिमा), फोन, इमेल, सिम्बोल वा दर्ता नम्बर',
  },
  'find-contactless': {
    en: 'Name in either script, symbol or registration number',
    ne: 'नाम (दुवै लिपिमा), सिम्बोल वा दर्ता नम्बर',
  },
  'type-first': { en: 'Type at least two letters', ne: 'कम्तीमा दुई अक्षर लेख्नुहोस्' },
  'type-help': {
    en: 'Everything the university has of one student is on one page.',
    ne: 'एक विद्यार्थीका सबै कुरा एउटै पृष्ठमा छन्।',
  },
  nobody: { en: 'Nobody is called that here', ne: 'यस्तो नामको कोही भेटिएन' },
  'nobody-help': {
    en: 'Try the beginning of the name, or a number.',
    ne: 'नामको सुरु वा कुनै नम्बर लेखेर हेर्नुहोस्।',
  },
  'too-many': {
    en: 'Only the first {n} are shown. Type more of the name.',
    ne: 'पहिला {n} मात्र देखाइएका छन्। नाम अझै लेख्नुहोस्।',
  },
  count: { en: '{n} found', ne: '{n} भेटिए' },
  name: { en: 'Name', ne: 'नाम' },
  'known-by': { en: 'Known by', ne: 'चिनारी' },
  position: { en: '{n} of {of} for “{typed}”', ne: '‘{typed}’का {of}मध्ये {n}' },
  previous: { en: 'previous', ne: 'अघिल्लो' },
  next: { en: 'next', ne: 'अर्को' },
  everything: { en: 'Everything', ne: 'सबै' },
  parts: { en: 'Parts of the file', ne: 'फाइलका भाग' },
  lifeline: { en: 'Lifeline', ne: 'घटनाक्रम' },
  profile: { en: 'Profile', ne: 'प्रोफाइल' },
  documents: { en: 'Documents', ne: 'कागजात' },
  'no-documents': { en: 'None that your role opens.', ne: 'तपाईंको भूमिकाले खोल्ने कुनै छैन।' },
  'nothing-happened': { en: 'Nothing yet.', ne: 'अहिलेसम्म केही छैन।' },
  all: { en: 'All {n}', ne: 'सबै {n}' },
  'newest-of': { en: 'the newest {n} of {of}', ne: '{of}मध्ये नयाँ {n}' },
  'nothing-here': { en: 'Nothing here', ne: 'यहाँ केही छैन' },
  'with-the-university': {
    en: 'With the university: {queue}, {about}',
    ne: 'विश्वविद्यालयमा: {queue}, {about}',
  },
  'waiting-for': { en: 'Waiting {age}', ne: '{age} भयो' },
  'held-by': { en: 'with {name}', ne: '{name}सँग' },
  'held-by-nobody': { en: 'with nobody yet', ne: 'कसैले लिएको छैन' },
  promised: { en: 'promised within {n} days', ne: '{n} दिनभित्रको वाचा' },
  open: { en: 'Open', ne: 'खोल्ने' },
  show: { en: 'Show', ne: 'देखाउने' },
  'gone-title': { en: 'There is no such student', ne: 'यस्तो विद्यार्थी छैन' },
  'open-failed': { en: 'The document could not be opened.', ne: 'कागजात खोल्न सकिएन।' },
  'close-document': { en: 'Download', ne: 'डाउनलोड' },
} as const satisfies Messages
