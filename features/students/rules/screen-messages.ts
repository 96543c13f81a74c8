import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the screens for students' files. */
export const studentText = {
  students: officeLabels.students,
  find: { en: 'Find a student', ne: 'विद्यार्थी खोज्ने' },
  'find-hint': {
    en: 'Name in either script, phone, email, symbol or registration number',
    ne: 'नाम (दुवै लिपिमा), फोन, इमेल, सिम्बोल वा दर्ता नम्बर',
  },
  'find-contactless': {
    en: 'Name in either script, symbol or registration number',
    ne: 'नाम (दुवै लिपिमा), सिम्बोल वा दर्ता नम्बर',
  },
  'type-first': { en: 'Type at least two characters', ne: 'कम्तीमा दुई अक्षर लेख्नुहोस्' },
  'type-help': {
    en: 'All records of one student are on one page.',
    ne: 'एक विद्यार्थीका सबै कुरा एउटै पृष्ठमा छन्।',
  },
  none: { en: 'No student found', ne: 'यस्तो नामको कोही भेटिएन' },
  'nobody-help': {
    en: 'Try the beginning of the name, or a number.',
    ne: 'नामको सुरु वा कुनै नम्बर लेखेर हेर्नुहोस्।',
  },
  'too-many': {
    en: 'Only the first {n} are shown. Type more of the name.',
    ne: 'पहिला {n} मात्र देखाइएका छन्। नाम अझै लेख्नुहोस्।',
  },
  count: { en: '{n} found', ne: '{n} भेटिए' },
  name: common.name,
  'known-by': { en: 'Known by', ne: 'चिनारी' },
  position: { en: '{n} of {of} for “{typed}”', ne: '‘{typed}’का {of}मध्ये {n}' },
  previous: { en: 'previous', ne: 'अघिल्लो' },
  next: { en: 'next', ne: 'अर्को' },
  everything: { en: 'Everything', ne: 'सबै' },
  account: { en: 'Account', ne: 'हिसाब' },
  parts: { en: 'Parts of the file', ne: 'फाइलका भाग' },
  lifeline: { en: 'Lifeline', ne: 'घटनाक्रम' },
  profile: common.profile,
  documents: { en: 'Documents', ne: 'कागजात' },
  'no-documents': { en: 'No documents that your role may open.', ne: 'तपाईंको भूमिकाले खोल्ने कुनै छैन।' },
  'nothing-happened': { en: 'No entries yet.', ne: 'अहिलेसम्म केही छैन।' },
  all: { en: 'All {n}', ne: 'सबै {n}' },
  'newest-of': { en: 'the newest {n} of {of}', ne: '{of}मध्ये नयाँ {n}' },
  'nothing-here': { en: 'No entries', ne: 'यहाँ केही छैन' },
  'with-the-university': {
    en: 'With the university: {queue}, {about}',
    ne: 'विश्वविद्यालयमा: {queue}, {about}',
  },
  'waiting-for': { en: 'Waiting {age}', ne: '{age} भयो' },
  'held-by': { en: 'with {name}', ne: '{name}सँग' },
  'held-by-nobody': { en: 'not assigned', ne: 'कसैले लिएको छैन' },
  promised: { en: 'promised within {n} {n|day|days}', ne: '{n} दिनभित्रको वाचा' },
  open: { en: 'Open', ne: 'खोल्ने' },
  statement: { en: 'Statement', ne: 'विवरणपत्र' },
  print: { en: 'Print', ne: 'छाप्ने' },
  notes: { en: 'Notes', ne: 'टिपोट' },
  'notes-staff': { en: 'staff only', ne: 'कर्मचारीका लागि मात्र' },
  'no-notes': { en: 'No notes yet.', ne: 'अहिलेसम्म कसैले केही लेखेको छैन।' },
  'new-note': { en: 'A note for colleagues', ne: 'सहकर्मीका लागि टिपोट' },
  'keep-note': { en: 'Keep', ne: 'राख्ने' },
  'reset-lead': {
    en: 'All sessions end, and a one-time password goes to the email of the account. You do not see it. The student is notified.',
    ne: 'सबै लगइन बन्द हुन्छन्, र खाताको इमेलमा एकपटके पासवर्ड जान्छ। त्यो तपाईं देख्नुहुन्न। विद्यार्थीलाई खबर जान्छ।',
  },
  'reset-why': { en: 'How did you verify the person?', ne: 'व्यक्तिको पहिचान कसरी गर्नुभयो?' },
  'reset-hint': {
    en: 'For example: came with the citizenship card. It is recorded in the audit log.',
    ne: 'जस्तै: नागरिकता लिएर आउनुभयो। यो अभिलेखमा रहन्छ।',
  },
  show: { en: 'Show', ne: 'देखाउने' },
  'gone-title': { en: 'There is no such student', ne: 'यस्तो विद्यार्थी छैन' },
  'open-failed': { en: 'The document could not be opened.', ne: 'कागजात खोल्न सकिएन।' },
  'close-document': pageLabels.download,
} as const satisfies Messages
