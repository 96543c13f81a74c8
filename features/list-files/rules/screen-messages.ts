import type { Messages } from '#platform/pure/message.ts'

export const listFileText = {
  list: { en: 'This list:', ne: 'यो सूची:' },
  csv: { en: 'CSV', ne: 'CSV' },
  xlsx: { en: 'XLSX', ne: 'XLSX' },
  'download-csv': { en: 'Download as CSV: {list}', ne: 'CSV मा डाउनलोड: {list}' },
  'download-xlsx': { en: 'Download as XLSX: {list}', ne: 'XLSX मा डाउनलोड: {list}' },
  'not-made': {
    en: 'The file was not made. Please try again.',
    ne: 'फाइल बनेन। फेरि प्रयास गर्नुहोस्।',
  },
  cut: {
    en: 'The file has the first {n} rows. Narrow the list to have the others.',
    ne: 'फाइलमा पहिला {n} पङ्क्ति मात्र छन्। बाँकीका लागि सूची छान्नुहोस्।',
  },
} as const satisfies Messages
