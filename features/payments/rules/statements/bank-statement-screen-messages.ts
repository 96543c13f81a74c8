import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { LeftOutReason } from './statement-rows.ts'
import type { ColumnRole } from './statement-columns.ts'
import type { DayFormat } from './statement-days.ts'

/** Texts of the page of bank statements. */
export const statementText = {
  title: officeLabels.bankStatements,
  lead: {
    en: 'Deposits to the university’s account. Vouchers are compared with them.',
    ne: 'विश्वविद्यालयको खातामा आएको रकम। भौचर यसैसँग दाँजिन्छ।',
  },
  none: { en: 'No statements imported yet', ne: 'अहिलेसम्म स्टेटमेन्ट आयात गरिएको छैन' },
  'none-help': {
    en: 'Download one from the bank as CSV and import it. Until then vouchers say “No statement”.',
    ne: 'बैंकबाट CSV निकालेर आयात गर्नुहोस्। त्यसअघि भौचरमा “स्टेटमेन्ट छैन” देखिन्छ।',
  },
  import: { en: 'Import a statement', ne: 'स्टेटमेन्ट आयात' },
  days: { en: 'Days', ne: 'दिन' },
  'from-to': { en: '{from} to {to}', ne: '{from}देखि {to}सम्म' },
  file: { en: 'File', ne: 'फाइल' },
  lines: { en: 'Lines', ne: 'लाइन' },
  amount: pageLabels.amount,
  matched: officeLabels.vouchers,
  imported: { en: 'Imported', ne: 'आयात' },
  actions: { en: 'Actions', ne: 'काम' },
  'take-back': officeLabels.takeBack,
  'in-use': { en: 'In use', ne: 'प्रयोगमा' },
  'taken-back': { en: 'Taken back', ne: 'फिर्ता लिइएको' },
  'take-back-title': { en: 'Take the statement back?', ne: 'स्टेटमेन्ट फिर्ता लिने?' },
  'take-back-help': {
    en: 'Its {n} {n|line is|lines are} no longer compared with vouchers. The file may be imported again.',
    ne: 'यसका {n} लाइन भौचरसँग दाँजिने छैनन्। फाइल फेरि आयात गर्न मिल्छ।',
  },
  'choose-help': {
    en: 'A CSV file as the bank writes it. Its headings are found and shown here; nothing is imported before you press Import. At most 700 kB.',
    ne: 'बैंकले लेखेजस्तै CSV फाइल। शीर्षक आफैँ खोजेर यहाँ देखाइन्छ; “आयात” नथिचेसम्म केही आयात हुँदैन। बढीमा ७०० केबी।',
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
    en: '{n} {n|row has|rows have} a problem. Correct {n|it|them} here or in the file, or leave {n|it|them} out; nothing is imported until every row fits.',
    ne: '{n} पङ्क्तिमा समस्या छ। फाइलमा सच्याएर फेरि छान्नुहोस्; सबै नमिलेसम्म केही आयात हुँदैन।',
  },
  'first-problems': { en: 'The first {n} are listed.', ne: 'पहिला {n} देखाइएका छन्।' },
  rows: { en: 'Rows read', ne: 'पढिएका पङ्क्ति' },
  deposits: { en: 'Deposits', ne: 'जम्मा' },
  'count-and-sum': { en: '{n}, {sum}', ne: '{n}, {sum}' },
  'without-number': { en: 'Deposits without a number', ne: 'नम्बर नभएका जम्मा' },
  'days-are': { en: 'Date format', ne: 'मिति लेखिएको ढाँचा' },
  'choose-days': {
    en: 'The dates can be read in more than one way. Choose the bank’s date format.',
    ne: 'मिति एकभन्दा बढी तरिकाले पढ्न मिल्छ। बैंकले कसरी लेख्छ छान्नुहोस्।',
  },
  'choose-first': common.choose,
  columns: { en: 'Columns', ne: 'महलहरू' },
  'columns-help': {
    en: 'Remembered for the next file of this account.',
    ne: 'यही खाताको अर्को फाइलका लागि सम्झिइन्छ।',
  },
  heading: { en: 'Heading', ne: 'शीर्षक' },
  sample: { en: 'First value', ne: 'पहिलो मान' },
  holds: { en: 'Content', ne: 'यसमा भएको' },
  'holds-of': { en: 'Content of {heading}', ne: '{heading}मा' },
  account: { en: 'Account of the statement', ne: 'स्टेटमेन्टको खाता' },
  'account-anyway': {
    en: 'Import it although the account differs',
    ne: 'खाता फरक भए पनि आयात गर्ने',
  },
  row: { en: 'Row', ne: 'पङ्क्ति' },
  value: { en: 'Value', ne: 'मान' },
  problem: { en: 'Problem', ne: 'समस्या' },
  correct: { en: 'Correct value', ne: 'सही मान' },
  'correct-row': { en: 'Correct value of row {n}', ne: 'पङ्क्ति {n}को सही मान' },
  'leave-out': { en: 'Leave out', ne: 'छोड्ने' },
  'leave-out-row': { en: 'Leave row {n} out', ne: 'पङ्क्ति {n} छोड्ने' },
  'try-corrected': { en: 'Check with these corrections', ne: 'यी सच्याइसहित जाँच्ने' },
  'corrected-n': {
    en: '{n} {n|row|rows} corrected or left out by hand. The audit log lists {n|it|them}.',
    ne: '{n} पङ्क्ति हातले सच्याइयो वा छोडियो। लेखापरीक्षण अभिलेखमा देखिन्छ।',
  },
  uncorrect: { en: 'Take the corrections back', ne: 'सच्याइ फिर्ता लिने' },
  'import-lines': { en: 'Import {n} {n|line|lines}', ne: '{n} लाइन आयात गर्ने' },
  'import-line': { en: 'Import 1 line', ne: '१ लाइन आयात गर्ने' },
  'import-it': { en: 'Import', ne: 'आयात गर्ने' },
  'was-imported': { en: 'Imported: {name}', ne: 'आयात भयो: {name}' },
  'was-taken-back': { en: 'Taken back: {name}', ne: 'फिर्ता लिइयो: {name}' },
} as const satisfies Messages

/** Reasons for which a row is left out, as the preview counts them. */
export const leftOutText = {
  withdrawal: { en: 'Withdrawals, left out', ne: 'झिकिएका, छोडिएका' },
  'no-money': { en: 'Rows without money', ne: 'रकम नभएका पङ्क्ति' },
  total: { en: 'Totals, left out', ne: 'जम्माका पङ्क्ति, छोडिएका' },
  status: { en: 'Failed or reversed, left out', ne: 'असफल वा उल्टाइएका, छोडिएका' },
  currency: { en: 'Other currencies, left out', ne: 'अरू मुद्रा, छोडिएका' },
  'by-hand': { en: 'Left out by hand', ne: 'हातले छोडिएका' },
} as const satisfies Record<LeftOutReason, Message>

/** Formats of days, each with an example. */
export const dayFormatText = {
  ymd: { en: 'Year, month, day: 2026-11-05', ne: 'वर्ष, महिना, दिन: २०२६-११-०५' },
  dmy: { en: 'Day, month, year: 05/11/2026', ne: 'दिन, महिना, वर्ष: ०५/११/२०२६' },
  mdy: { en: 'Month, day, year: 11/05/2026', ne: 'महिना, दिन, वर्ष: ११/०५/२०२६' },
  letters: { en: 'Month as text: 05-Nov-2026', ne: 'महिना अक्षरमा: ०५-Nov-२०२६' },
  'bs-ymd': { en: 'B.S., year first: 2083-07-19', ne: 'वि.सं., वर्ष पहिले: २०८३-०७-१९' },
  'bs-dmy': { en: 'B.S., day first: 19/07/2083', ne: 'वि.सं., दिन पहिले: १९/०७/२०८३' },
} as const satisfies Record<DayFormat, Message>

/** Roles of columns. */
export const roleText = {
  day: { en: 'Day', ne: 'मिति' },
  number: { en: 'Voucher number or reference', ne: 'भौचर नम्बर वा सन्दर्भ' },
  deposit: { en: 'Deposit', ne: 'जम्मा रकम' },
  withdrawal: { en: 'Withdrawal', ne: 'झिकिएको रकम' },
  amount: { en: 'Amount, either way', ne: 'रकम, दुवै तर्फ' },
  charge: { en: 'Charge of the wallet', ne: 'वालेटले काटेको शुल्क' },
  side: { en: 'Dr or Cr', ne: 'डेबिट वा क्रेडिट' },
  balance: { en: 'Balance', ne: 'मौज्दात' },
  status: pageLabels.status,
  currency: { en: 'Currency', ne: 'मुद्रा' },
  remarks: { en: 'Remarks', ne: 'टिप्पणी' },
  ignored: { en: 'Not used', ne: 'प्रयोग नहुने' },
} as const satisfies Record<ColumnRole, Message>

/** Results of what the file says of itself. */
export const checkText = {
  'account-same': { en: 'The statement is of our account', ne: 'स्टेटमेन्ट हाम्रै खाताको हो' },
  'account-other': {
    en: 'The statement names another account: {found}',
    ne: 'स्टेटमेन्टमा अर्कै खाता छ: {found}',
  },
  'total-same': {
    en: 'The total below agrees with the deposits read',
    ne: 'तलको जम्मा पढिएको जम्मासँग मिल्छ',
  },
  'total-other': {
    en: 'The file says a total of {found}; deposits of {read} were read',
    ne: 'फाइलमा जम्मा {found} छ; पढिएको जम्मा {read}',
  },
  'balance-same': { en: 'Every balance adds up', ne: 'सबै मौज्दात मिल्छ' },
  'balance-other': {
    en: 'The balance of row {line} does not add up',
    ne: 'पङ्क्ति {line}को मौज्दात मिल्दैन',
  },
  'earlier-same': {
    en: 'Every line of these days that was imported before is in this file',
    ne: 'यी दिनका पहिले आयात भएका सबै लाइन यो फाइलमा छन्',
  },
  'earlier-other': {
    en: '{n} {n|line|lines} of {sum} imported before {n|is|are} not in this file any more, first {number} of {day}. Ask the bank.',
    ne: 'पहिले आयात भएका {sum}का {n} लाइन यो फाइलमा छैनन्, पहिलो {day}को {number} हो। बैंकलाई सोध्नुहोस्।',
  },
} as const satisfies Messages
