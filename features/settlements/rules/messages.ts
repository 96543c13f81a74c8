import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Answers of the server about settlements. */
export const settlementText = {
  'import-name': { en: 'Import a settlement of the wallet', ne: 'वालेटको भुक्तानी फाइल आयात' },
  'list-name': { en: 'Settlements of the wallet', ne: 'वालेटका भुक्तानी फाइल' },
  'read-name': { en: 'A settlement beside the portal', ne: 'वालेटको भुक्तानी र पोर्टल' },
  'link-name': {
    en: 'Link a settlement and the bank',
    ne: 'वालेटको भुक्तानी र बैंक जोड्ने',
  },
  'unlink-name': {
    en: 'Undo the link of a settlement',
    ne: 'वालेटको भुक्तानीको जोडाइ उल्टाउने',
  },
  'note-name': {
    en: 'Note an unknown transaction of the wallet',
    ne: 'वालेटको नचिनिएको कारोबार टिप्ने',
  },
  'take-back-name': {
    en: 'Take a settlement of the wallet back',
    ne: 'वालेटको भुक्तानी फाइल फिर्ता लिने',
  },
  listed: { en: 'Settlements', ne: 'भुक्तानी फाइल' },
  'settlement-unknown': { en: 'There is no such settlement.', ne: 'यस्तो भुक्तानी फाइल छैन।' },
  'settlement-gone': {
    en: 'This settlement was taken back already.',
    ne: 'यो भुक्तानी फाइल फिर्ता लिइसकिएको छ।',
  },
  'settlement-linked': {
    en: 'This settlement is linked to the bank. Undo the link first.',
    ne: 'यो भुक्तानी बैंकसँग जोडिएको छ। पहिले जोडाइ उल्टाउनुहोस्।',
  },
  'settlement-noted': {
    en: 'This settlement cannot be taken back: {n} of its transactions {n|is|are} in suspense.',
    ne: 'नमिलेको रकममा कारोबार भएको फाइल फिर्ता लिन मिल्दैन: {n} कारोबार।',
  },
  'not-linked': {
    en: 'This settlement is not linked to the bank.',
    ne: 'यो भुक्तानी बैंकसँग जोडिएको छैन।',
  },
  'unknown-first': {
    en: '{n} {n|transaction is|transactions are} not in the portal. Note {n|it|them} in suspense first.',
    ne: '{n} कारोबार पोर्टलमा छैन। पहिले नमिलेको रकममा टिप्नुहोस्।',
  },
  'net-differs': {
    en: 'The bank has {bank}; the settlement less its charges is {net}.',
    ne: 'बैंकमा {bank} छ; शुल्क घटाएपछि भुक्तानी {net} हो।',
  },
  'line-placed': {
    en: 'This money was credited to a student.',
    ne: 'यो रकम विद्यार्थीको नाममा राखिएको छ।',
  },
  'not-unknown': {
    en: 'The portal has this transaction already.',
    ne: 'यो कारोबार पोर्टलमा पहिले नै छ।',
  },
  'line-unknown': {
    en: 'The settlement has no such line.',
    ne: 'यो भुक्तानी फाइलमा यस्तो लाइन छैन।',
  },
  'reason-needed': { en: 'Give the reason.', ne: 'कारण लेख्नुहोस्।' },
  imported: { en: 'The settlement was imported.', ne: 'भुक्तानी फाइल आयात भयो।' },
  'taken-back': { en: 'The settlement was taken back.', ne: 'भुक्तानी फाइल फिर्ता लिइयो।' },
  linked: {
    en: 'Linked. The wallet owes it no more.',
    ne: 'जोडियो। यो रकम अब वालेटसँग बाँकी छैन।',
  },
  noted: {
    en: 'Noted in suspense. It can be placed to a student in the reconciliation.',
    ne: 'नमिलेको रकममा टिपियो। हिसाब मिलानबाट विद्यार्थीको नाममा राख्न मिल्छ।',
  },
  proposed: {
    en: 'Proposed. A second person confirms it.',
    ne: 'प्रस्ताव गरियो। अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
} as const satisfies Messages

/** The proposal to undo a link, as its second person reads it. */
export const unlinkViewText = {
  file: { en: 'Settlement', ne: 'भुक्तानी फाइल' },
  net: { en: 'In the bank', ne: 'बैंकमा' },
  charge: { en: 'Charges', ne: 'शुल्क' },
  line: { en: 'Line of the bank', ne: 'बैंकको लाइन' },
  reason: pageLabels.reason,
} as const satisfies Messages

/** The pages of settlements. */
export const settlementPageText = {
  title: { en: 'Khalti settlements', ne: 'खल्तीको भुक्तानी' },
  lead: {
    en: 'What Khalti paid over to the bank. Each file is compared with the payments of the portal.',
    ne: 'खल्तीले बैंकमा पठाएको रकम। हरेक फाइल पोर्टलका भुक्तानीसँग दाँजिन्छ।',
  },
  none: { en: 'No settlements imported yet', ne: 'अहिलेसम्म भुक्तानी फाइल आयात गरिएको छैन' },
  'none-help': {
    en: 'Download a settlement from Khalti’s merchant page as CSV and import it.',
    ne: 'खल्तीको व्यापारी पृष्ठबाट CSV निकालेर आयात गर्नुहोस्।',
  },
  import: { en: 'Import a settlement', ne: 'भुक्तानी फाइल आयात' },
  'known-in-it': { en: 'Payments of the portal in it', ne: 'यसमा भएका पोर्टलका भुक्तानी' },
  days: { en: 'Days', ne: 'दिन' },
  lines: { en: 'Transactions', ne: 'कारोबार' },
  amount: pageLabels.amount,
  charge: { en: 'Charges', ne: 'शुल्क' },
  net: { en: 'To the bank', ne: 'बैंकमा' },
  imported: { en: 'Imported', ne: 'आयात' },
  state: officeLabels.state,
  'in-the-bank': { en: 'In the bank', ne: 'बैंकमा आएको' },
  waits: { en: 'Waits for the bank', ne: 'बैंकको पर्खाइमा' },
  'taken-back': { en: 'Taken back', ne: 'फिर्ता लिइएको' },
  'was-imported': { en: 'Imported: {name}', ne: 'आयात भयो: {name}' },
  all: { en: 'All settlements', ne: 'सबै भुक्तानी फाइल' },
  agree: { en: 'In the portal', ne: 'पोर्टलमा छन्' },
  differs: { en: 'Amount differs', ne: 'रकम फरक' },
  suspense: { en: 'In suspense', ne: 'नमिलेको रकममा' },
  unknown: { en: 'Not in the portal', ne: 'पोर्टलमा छैनन्' },
  missing: { en: 'Credited, not settled', ne: 'जम्मा भएको, भुक्तानी नआएको' },
  'missing-lead': {
    en: 'Paid on these days, in no settlement yet',
    ne: 'यी दिनमा तिरिएका, कुनै भुक्तानी फाइलमा नभएका',
  },
  sums: { en: 'Sums', ne: 'जम्मा रकम' },
  number: { en: 'Transaction', ne: 'कारोबार' },
  day: { en: 'Day', ne: 'मिति' },
  ours: { en: 'Portal', ne: 'पोर्टल' },
  theirs: pageLabels.khalti,
  student: common.student,
  actions: { en: 'Actions', ne: 'काम' },
  note: { en: 'Note in suspense', ne: 'नमिलेको रकममा टिप्ने' },
  'note-help': {
    en: 'Khalti took this money and the portal knows no payment of it. The ledger gets it, to no student.',
    ne: 'यो रकम खल्तीले लिएको छ तर पोर्टलमा त्यसको भुक्तानी छैन। रकम खातामा चढ्छ, कुनै विद्यार्थीको हुँदैन।',
  },
  remarks: { en: 'Remarks', ne: 'टिप्पणी' },
  arrival: { en: 'Line of the bank', ne: 'बैंकको लाइन' },
  'arrival-lead': {
    en: 'The settlement arrives as one deposit of {net}.',
    ne: 'भुक्तानी {net}को एउटै जम्मामा आउँछ।',
  },
  'no-arrival': {
    en: 'No line of this amount is in the statements yet.',
    ne: 'यो रकमको लाइन अझै कुनै स्टेटमेन्टमा छैन।',
  },
  link: { en: 'Link', ne: 'जोड्ने' },
  undo: { en: 'Undo', ne: 'उल्टाउने' },
  'undo-title': { en: 'Undo this link?', ne: 'यो जोडाइ उल्टाउने?' },
  'undo-help': {
    en: 'A second person confirms it. The line is among the open ones again, and Khalti owes the money again.',
    ne: 'अर्को व्यक्तिले पक्का गर्नुपर्छ। लाइन फेरि खुला सूचीमा आउँछ, र रकम फेरि खल्तीसँग बाँकी हुन्छ।',
  },
  'undo-send': officeLabels.propose,
  reason: pageLabels.reason,
  'is-proposed': officeLabels.waitsForSecond,
  'linked-by': { en: 'Linked', ne: 'जोडिएको' },
  'take-back': officeLabels.takeBack,
  'take-back-title': { en: 'Take the settlement back?', ne: 'भुक्तानी फाइल फिर्ता लिने?' },
  'take-back-help': {
    en: 'Its {n} {n|transaction|transactions} may be imported again.',
    ne: 'यसका {n} कारोबार फेरि आयात गर्न मिल्छ।',
  },
  'first-shown': { en: 'The first {n} are shown.', ne: 'पहिला {n} देखाइएका छन्।' },
} as const satisfies Messages
