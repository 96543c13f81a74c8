import type { Messages } from '#platform/pure/message.ts'

/** What the page of bank statements says. */
export const statementText = {
  title: { en: 'Bank statements', ne: 'बैंक स्टेटमेन्टहरू' },
  lead: {
    en: 'What came into the university’s account. Vouchers are compared with it.',
    ne: 'विश्वविद्यालयको खातामा आएको रकम। भौचर यसैसँग दाँजिन्छ।',
  },
  none: { en: 'No statement was imported yet', ne: 'अहिलेसम्म स्टेटमेन्ट आयात गरिएको छैन' },
  'none-help': {
    en: 'Download one from the bank as CSV and import it. Until then vouchers say “No statement”.',
    ne: 'बैंकबाट CSV निकालेर आयात गर्नुहोस्। त्यसअघि भौचरमा “स्टेटमेन्ट छैन” देखिन्छ।',
  },
  import: { en: 'Import a statement', ne: 'स्टेटमेन्ट आयात' },
  days: { en: 'Days', ne: 'दिन' },
  'from-to': { en: '{from} to {to}', ne: '{from}देखि {to}सम्म' },
  file: { en: 'File', ne: 'फाइल' },
  lines: { en: 'Lines', ne: 'लाइन' },
  amount: { en: 'Amount', ne: 'रकम' },
  matched: { en: 'Vouchers', ne: 'भौचर' },
  imported: { en: 'Imported', ne: 'आयात' },
  acts: { en: 'Acts', ne: 'काम' },
  'take-back': { en: 'Take back', ne: 'फिर्ता लिने' },
  'in-use': { en: 'In use', ne: 'प्रयोगमा' },
  'taken-back': { en: 'Taken back', ne: 'फिर्ता लिइएको' },
  'take-back-title': { en: 'Take the statement back?', ne: 'स्टेटमेन्ट फिर्ता लिने?' },
  'take-back-help': {
    en: 'Its {n} lines are no longer compared with vouchers. The file may be imported again.',
    ne: 'यसका {n} लाइन भौचरसँग दाँजिने छैनन्। फाइल फेरि आयात गर्न मिल्छ।',
  },
  'choose-help': {
    en: 'A CSV file with a row of headings: date, voucher number or reference, and deposit; remarks if there are any. At most 700 kB.',
    ne: 'शीर्षकसहितको CSV फाइल: मिति, भौचर नम्बर वा सन्दर्भ, र जम्मा रकम; भए टिप्पणी पनि। बढीमा ७०० केबी।',
  },
  choose: { en: 'Choose a file', ne: 'फाइल छान्ने' },
  'choose-other': { en: 'Choose another file', ne: 'अर्को फाइल छान्ने' },
  'not-text': {
    en: 'This is not a CSV file. Export the statement as CSV and choose that file.',
    ne: 'यो CSV फाइल होइन। स्टेटमेन्ट CSV मा निकालेर त्यो फाइल छान्नुहोस्।',
  },
  'too-large': {
    en: 'The file is larger than 700 kB. Export fewer days at once.',
    ne: 'फाइल ७०० केबीभन्दा ठूलो छ। थोरै दिनको मात्र निकाल्नुहोस्।',
  },
  reading: { en: 'Reading {name}', ne: '{name} पढ्दै' },
  'nothing-changed': {
    en: 'Nothing is imported yet.',
    ne: 'अहिलेसम्म केही आयात भएको छैन।',
  },
  waiting: { en: 'Waiting vouchers in it', ne: 'यसमा भएका पर्खिरहेका भौचर' },
  'no-problem': { en: 'Every row can be imported.', ne: 'सबै पङ्क्ति आयात गर्न मिल्छ।' },
  problems: {
    en: '{n} rows have a problem. Mend them in the file and choose it again; nothing is imported until every row fits.',
    ne: '{n} पङ्क्तिमा समस्या छ। फाइलमा सच्याएर फेरि छान्नुहोस्; सबै नमिलेसम्म केही आयात हुँदैन।',
  },
  'one-problem': {
    en: '1 row has a problem. Mend it in the file and choose it again; nothing is imported until every row fits.',
    ne: '१ पङ्क्तिमा समस्या छ। फाइलमा सच्याएर फेरि छान्नुहोस्; सबै नमिलेसम्म केही आयात हुँदैन।',
  },
  'first-problems': { en: 'The first {n} are listed.', ne: 'पहिला {n} देखाइएका छन्।' },
  row: { en: 'Row', ne: 'पङ्क्ति' },
  value: { en: 'Value', ne: 'मान' },
  problem: { en: 'Problem', ne: 'समस्या' },
  'import-lines': { en: 'Import {n} lines', ne: '{n} लाइन आयात गर्ने' },
  'import-line': { en: 'Import 1 line', ne: '१ लाइन आयात गर्ने' },
  'import-it': { en: 'Import', ne: 'आयात गर्ने' },
  'was-imported': { en: 'Imported: {name}', ne: 'आयात भयो: {name}' },
  'was-taken-back': { en: 'Taken back: {name}', ne: 'फिर्ता लिइयो: {name}' },
} as const satisfies Messages
