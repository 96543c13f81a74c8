import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages of the server about students' files. */
export const studentServerText = {
  find: { en: 'Find a student', ne: 'विद्यार्थी खोज्ने' },
  'search-desk': { en: 'Search the desk', ne: 'खोज्ने' },
  'found-waiting': { en: 'What waits', ne: 'पर्खाइमा रहेका' },
  file: { en: "A student's file", ne: 'विद्यार्थीको फाइल' },
  document: { en: "A document of a student's file", ne: 'विद्यार्थीको कागजात' },
  pictures: { en: 'Photo and signature', ne: 'फोटो र हस्ताक्षर' },
  found: officeLabels.students,
  unknown: pageLabels.thereIsNoSuchStudent,
  'document-unknown': { en: 'There is no such document.', ne: 'यस्तो कागजात छैन।' },
} as const satisfies Messages

/** Tables of a file. */
export const sectionNames = {
  enrollments: officeLabels.enrollment,
  applications: { en: 'Applications', ne: 'आवेदनहरू' },
  results: officeLabels.results,
  carried: { en: 'Results from before', ne: 'पहिलेका नतिजा' },
  payments: { en: 'Payments', ne: 'भुक्तानी' },
  ledger: { en: 'Ledger', ne: 'खाता' },
  suspense: { en: 'Money in suspense', ne: 'टुंगो नलागेको रकम' },
  loans: { en: 'Books on loan', ne: 'लिएका पुस्तक' },
  fines: { en: 'Library fines', ne: 'पुस्तकालय जरिवाना' },
  holds: { en: 'Book reservations', ne: 'पुस्तक आरक्षण' },
  education: common.education,
  addresses: { en: 'Addresses', ne: 'ठेगाना' },
  returns: { en: 'Returned applications', ne: 'फिर्ता गरिएका आवेदन' },
  corrections: { en: 'Corrections', ne: 'सच्याइएका विवरण' },
  papers: { en: 'Issued documents', ne: 'दिइएका कागजात' },
  notices: { en: 'Notices', ne: 'सूचना' },
} as const satisfies Messages

/** Columns that several models fill, or that none declares. */
export const columnNames = {
  kind: { en: 'Kind', ne: 'प्रकार' },
  opening: { en: 'Opening', ne: 'आह्वान' },
  applied: { en: 'Applied', ne: 'आवेदन मिति' },
  date: pageLabels.date,
  account: { en: 'Account', ne: 'खाता' },
  what: { en: 'What for', ne: 'केका लागि' },
  debit: { en: 'Debit', ne: 'डेबिट' },
  credit: { en: 'Credit', ne: 'क्रेडिट' },
} as const satisfies Messages

/** States of the library that the wire sends as a word. */
export const libraryStates = {
  owed: { en: 'Owed', ne: 'तिर्न बाँकी' },
  paid: { en: 'Paid', ne: 'तिरिएको' },
  'let-off': { en: 'Waived', ne: 'छुट दिइएको' },
  waiting: officeLabels.waiting,
  kept: { en: 'Held at the library', ne: 'पुस्तकालयमा राखिएको' },
  issued: { en: 'Issued', ne: 'दिइएको' },
  lapsed: { en: 'Lapsed', ne: 'म्याद सकिएको' },
  'given-up': officeLabels.givenUp,
} as const satisfies Messages
