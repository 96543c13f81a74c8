import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's reports beside those that files have too. */
export const reportScreen = {
  title: { en: 'Reports', ne: 'प्रतिवेदनहरू' },
  find: { en: 'Find a report', ne: 'प्रतिवेदन खोज्नुहोस्' },
  'none-found': { en: 'No report has this name.', ne: 'यो नामको प्रतिवेदन छैन।' },
  'only-yours': {
    en: 'Only reports your role may read. Each reading and download is in the audit log.',
    ne: 'तपाईंको भूमिकाले हेर्न पाउने मात्र। प्रत्येक हेराइ र डाउनलोड अभिलेखमा बस्छ।',
  },
  'read-again': { en: 'Read again', ne: 'फेरि हेर्ने' },
  filters: { en: 'Filters', ne: 'छनोटका आधार' },
  clear: { en: 'Clear', ne: 'हटाउने' },
  csv: { en: 'CSV', ne: 'CSV' },
  pdf: { en: 'PDF', ne: 'PDF' },
  xlsx: { en: 'XLSX', ne: 'XLSX' },
  'not-downloaded': {
    en: 'The file was not downloaded. Please try again.',
    ne: 'फाइल डाउनलोड भएन। फेरि प्रयास गर्नुहोस्।',
  },
  'first-rows': {
    en: 'The first {shown} of {n} rows; the totals are of all. The file has all of them.',
    ne: '{n} पङ्क्तिमध्ये पहिला {shown}, जम्मा भने सबैको। फाइलमा सबै हुन्छन्।',
  },
  rows: { en: '{n} {n|row|rows}.', ne: 'जम्मा {n} पङ्क्ति।' },
  'in-rupees': { en: 'Amounts are in rupees.', ne: 'रकम रुपैयाँमा छ।' },
  'same-file': {
    en: 'The file has the same rows and totals, and says the filters, the time and who made it.',
    ne: 'फाइलमा यही पङ्क्ति र जम्मा हुन्छ, साथै छनोटका आधार, समय र बनाउनेको नाम।',
  },
  'bare-csv': {
    en: 'The CSV has the rows alone, for an accounting program; the other files say the totals, the filters, the time and who made them too.',
    ne: 'CSV मा लेखा प्रणालीका लागि पङ्क्ति मात्र हुन्छ; अरू फाइलमा जम्मा, छनोटका आधार, समय र बनाउनेको नाम पनि हुन्छ।',
  },
  nothing: { en: 'Nothing to count', ne: 'गन्ने केही छैन' },
  'nothing-help': {
    en: 'There are no records for these filters.',
    ne: 'यी आधारमा कुनै विवरण छैन।',
  },
  'no-report-help': {
    en: 'Choose one from the list.',
    ne: 'सूचीबाट एउटा छान्नुहोस्।',
  },
} as const satisfies Messages
