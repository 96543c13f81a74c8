import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the Books screen (SPEC §2, §4, §8). */
export const bookMessages = {
  title: { en: 'Books to be Returned', ne: 'फिर्ता गर्नुपर्ने पुस्तक' },
  subtitle: {
    en: 'Manage your library books and return status',
    ne: 'पुस्तकालयबाट लिएका पुस्तक र फिर्ता गर्ने मिति हेर्नुहोस्',
  },
  total: { en: 'Total Books', ne: 'जम्मा पुस्तक' },
  list: { en: 'Library Books', ne: 'पुस्तकालयका पुस्तक' },
  details: { en: 'Book Details', ne: 'पुस्तकको विवरण' },
  publisher: pageLabels.publisher,
  'issue-date': { en: 'Issue Date', ne: 'लिएको मिति' },
  'due-date': { en: 'Due Date', ne: 'फिर्ता मिति' },
  'renew-date': { en: 'Renew Date', ne: 'नवीकरण मिति' },
  status: pageLabels.status,
  none: {
    en: 'No books found: No books are currently available in your library.',
    ne: 'पुस्तक भेटिएन: हाल तपाईंले पुस्तकालयबाट लिएको कुनै पुस्तक छैन।',
  },
  'enrollment-required': {
    en: 'Active Program Enrollment Required: You must have an active program enrollment to access library books. Please complete your admission process first.',
    ne: 'सक्रिय कार्यक्रम भर्ना आवश्यक छ: पुस्तकालयका पुस्तक हेर्न सक्रिय कार्यक्रम भर्ना हुनुपर्छ। कृपया पहिले भर्ना प्रक्रिया पूरा गर्नुहोस्।',
  },
  'failed-lead': { en: 'Error Loading Books', ne: 'पुस्तक खुलेनन्' },
  failed: {
    en: 'Failed to fetch books: {status} {statusText}',
    ne: 'पुस्तकको विवरण ल्याउन सकिएन: {status} {statusText}',
  },
  overdue: { en: 'Overdue', ne: 'म्याद नाघेको' },
  'days-overdue': { en: '({n} days overdue)', ne: '({n} दिन नाघ्यो)' },
  'due-today': { en: 'Due Today', ne: 'आज फिर्ता' },
  'due-soon': { en: 'Due Soon', ne: 'छिट्टै फिर्ता' },
  'days-left': { en: '({n} days left)', ne: '({n} दिन बाँकी)' },
  active: { en: 'Active', ne: 'चालु' },
  unknown: { en: 'Unknown', ne: 'थाहा छैन' },
  'no-date': { en: 'Date not available', ne: 'मिति उपलब्ध छैन' },
  loading: { en: 'Loading your books', ne: 'तपाईंका पुस्तक खुल्दैछन्' },
  isbn: { en: 'ISBN {isbn}', ne: 'आई.एस.बी.एन. {isbn}' },
  'no-answer': {
    en: 'The server did not answer. Try again.',
    ne: 'सर्भरबाट जवाफ आएन। फेरि प्रयास गर्नुहोस्।',
  },
  fine: {
    en: 'A fine of Rs. {amount} is owed.',
    ne: 'रु. {amount} जरिवाना तिर्न बाँकी छ।',
  },
  'fine-help': {
    en: '{title}, {n} {n|day|days} late. Pay it at the library; until then no book is issued to you.',
    ne: '{title}, {n} दिन ढिलो। पुस्तकालयमा तिर्नुहोस्; नतिरेसम्म अर्को पुस्तक पाइँदैन।',
  },
  heldForYou: { en: '{title} is held for you.', ne: '{title} तपाईंका लागि राखिएको छ।' },
  'kept-until': { en: 'Take it at the library until', ne: 'पुस्तकालयबाट लिने अन्तिम मिति:' },
  'soonest-first': { en: 'Soonest due first', ne: 'फिर्ता मिति नजिकको पहिले' },
  issued: { en: 'Issued {day}', ne: '{day}मा लिएको' },
  renewed: { en: 'Renewed {day}', ne: 'नवीकरण {day}' },
  'counter-hours': {
    en: 'Return or renew books at the library counter, {hours}.',
    ne: 'पुस्तक फिर्ता वा नवीकरण पुस्तकालयको काउन्टरमा हुन्छ ({hours})।',
  },
  counter: {
    en: 'Return or renew books at the library counter.',
    ne: 'पुस्तक फिर्ता वा नवीकरण पुस्तकालयको काउन्टरमा हुन्छ।',
  },
} as const satisfies Messages
