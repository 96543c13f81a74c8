import type { Message, Messages } from '#platform/pure/message.ts'
import type { LineProblemReason } from './bank-statement.ts'

/** Texts of the server about an imported statement. */
export const bankStatementMessages = {
  listed: { en: 'Imported statements', ne: 'आयात गरिएका स्टेटमेन्ट' },
  checked: { en: 'The file was read. Nothing was changed.', ne: 'फाइल पढियो। केही बदलिएको छैन।' },
  imported: { en: 'The statement was imported.', ne: 'स्टेटमेन्ट आयात भयो।' },
  'taken-back': { en: 'The statement was taken back.', ne: 'स्टेटमेन्ट फिर्ता लिइयो।' },
  'file-too-large': {
    en: 'The file is too large. Export fewer days at once, 700 kB at most.',
    ne: 'फाइल ठूलो भयो। थोरै दिनको मात्र, बढीमा ७०० केबीको फाइल निकाल्नुहोस्।',
  },
  'too-many-lines': {
    en: 'The statement has more than {most} lines. Export fewer days at once.',
    ne: 'स्टेटमेन्टमा {most}भन्दा बढी लाइन छन्। थोरै दिनको मात्र निकाल्नुहोस्।',
  },
  'nothing-in-it': {
    en: 'This file has no deposits.',
    ne: 'यो फाइलको कुनै लाइनमा रकम आएको छैन।',
  },
  'no-columns': {
    en: 'The file has no column for: {list}. Export the statement as CSV with its headings.',
    ne: 'फाइलमा यो कोलम छैन: {list}; शीर्षकसहित CSV निकाल्नुहोस्।',
  },
  'statement-known': {
    en: 'This file was imported already, by {name}.',
    ne: 'यो फाइल {name}ले आयात गरिसक्नुभएको छ।',
  },
  'statement-wrong': {
    en: 'Nothing was imported: {n} {n|row has|rows have} a problem, the first one is row {line}.',
    ne: 'आयात भएन: {n} पङ्क्तिमा समस्या छ, पहिलो पङ्क्ति {line} हो।',
  },
  'fixes-wrong': {
    en: 'The corrections cannot be read. At most 200 rows can be corrected here; correct the others in the file.',
    ne: 'सच्याइएका पङ्क्ति पढ्न सकिएन। यहाँ बढीमा २०० पङ्क्ति सच्याउन मिल्छ; अरू फाइलमै सच्याउनुहोस्।',
  },
  'mapping-wrong': {
    en: 'Choose what each column contains, and the date format.',
    ne: 'हरेक महलको अर्थ र मितिको ढाँचा छान्नुहोस्।',
  },
  'days-unclear': {
    en: 'The dates of this file can be read in more than one way. Choose the date format.',
    ne: 'यो फाइलका मिति एकभन्दा बढी तरिकाले पढ्न मिल्छ। कसरी लेखिएको हो छान्नुहोस्।',
  },
  'no-account': { en: 'There is no such bank account.', ne: 'यस्तो बैंक खाता छैन।' },
  'other-account': {
    en: 'This statement names another account: {found}.',
    ne: 'यो स्टेटमेन्टमा अर्कै खाता छ: {found}',
  },
  'statement-unknown': { en: 'There is no such statement.', ne: 'यस्तो स्टेटमेन्ट छैन।' },
  'statement-gone': {
    en: 'This statement was taken back already.',
    ne: 'यो स्टेटमेन्ट फिर्ता लिइसकिएको छ।',
  },
  'statement-moved': {
    en: 'This statement cannot be taken back: {n} of its lines {n|was|were} moved to suspense.',
    ne: 'लाइन नमिलेको रकममा सारिएको स्टेटमेन्ट फिर्ता लिन मिल्दैन: {n} लाइन।',
  },
  'statement-settled': {
    en: 'This statement cannot be taken back: {n} of its lines {n|is a settlement|are settlements} of the wallet.',
    ne: 'वालेटको भुक्तानीसँग जोडिएको स्टेटमेन्ट फिर्ता लिन मिल्दैन: {n} लाइन।',
  },
  'statement-used': {
    en: 'This statement cannot be taken back: {n} {n|voucher was|vouchers were} approved against it.',
    ne: 'भौचर स्वीकृत भइसकेको स्टेटमेन्ट फिर्ता लिन मिल्दैन: {n} भौचर।',
  },
} as const satisfies Messages

/** Problems of a row. */
export const lineProblems = {
  'too-long': { en: 'Too long', ne: 'धेरै लामो' },
  'bad-amount': { en: 'Not an amount', ne: 'रकम होइन' },
  'no-day': { en: 'Not a date', ne: 'मिति होइन' },
  'future-day': { en: 'A day in the future', ne: 'आउन बाँकी दिन' },
  known: {
    en: 'Already in another imported statement',
    ne: 'अर्को आयात गरिएको स्टेटमेन्टमा छ',
  },
  'no-number': { en: 'No transaction number', ne: 'कारोबार नम्बर छैन' },
  twice: { en: 'This transaction is in the file twice', ne: 'यो कारोबार फाइलमा दुईपटक छ' },
  'bad-charge': {
    en: 'The charge is no amount, or more than what was paid',
    ne: 'शुल्क रकम होइन, वा तिरेकोभन्दा बढी छ',
  },
} as const satisfies Record<LineProblemReason, Message>
