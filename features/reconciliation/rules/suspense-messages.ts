import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Answers about money in suspense. */
export const suspenseText = {
  'move-name': { en: 'Move to suspense', ne: 'नमिलेको रकममा सार्ने' },
  moved: { en: 'Moved to suspense.', ne: 'नमिलेको रकममा सारियो।' },
  'back-name': { en: 'Back from suspense', ne: 'नमिलेको रकमबाट फिर्ता' },
  back: { en: 'It is among the open lines again.', ne: 'फेरि खुला लाइनमा राखियो।' },
  'place-name': { en: 'Place money of suspense', ne: 'नमिलेको रकम विद्यार्थीको नाममा राख्ने' },
  'write-off-name': { en: 'Write off', ne: 'दाबी नभएको आम्दानीमा सार्ने' },
  'pay-back-name': { en: 'Return to the sender', ne: 'पठाउनेलाई फिर्ता गर्ने' },
  'not-of-bank': {
    en: 'Only money of the bank is paid back here. Money of the wallet goes back through Khalti.',
    ne: 'यहाँबाट बैंकको रकम मात्र फिर्ता हुन्छ। वालेटको रकम खल्तीबाटै फिर्ता जान्छ।',
  },
  proposed: {
    en: 'Proposed. A second person confirms it.',
    ne: 'प्रस्ताव गरियो। अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'in-suspense': {
    en: 'This money waits in suspense already.',
    ne: 'यो रकम पहिले नै नमिलेको रकममा छ।',
  },
  'not-in-suspense': {
    en: 'This money is not in suspense any more.',
    ne: 'यो रकम अब नमिलेको रकममा छैन।',
  },
  'own-money': {
    en: 'It would be your own money. Another person decides.',
    ne: 'यो तपाईंकै रकम हुन्छ। निर्णय अर्को व्यक्तिले गर्नुपर्छ।',
  },
  'partner-unknown': { en: 'There is no such student.', ne: 'यस्तो विद्यार्थी छैन।' },
  'item-unknown': { en: 'There is no such money.', ne: 'यस्तो रकम छैन।' },
  'by-age': { en: 'Not explained for {n} {n|day|days}', ne: '{n} दिनसम्म नमिलेको' },
  notice: {
    en: 'A payment of {amount} that had no name was found to be yours. It is to your credit.',
    ne: 'नाम नखुलेको {amount} भुक्तानी तपाईंको भएको भेटियो। यो तपाईंको जम्मा रकममा राखिएको छ।',
  },
} as const satisfies Messages

/** The proposal as its second person reads it. */
export const placementText = {
  amount: { en: 'Amount', ne: 'रकम' },
  money: { en: 'Money in suspense', ne: 'नमिलेको रकम' },
  remarks: { en: 'The bank’s remarks', ne: 'बैंकको टिप्पणी' },
  day: { en: 'Day in the bank', ne: 'बैंकमा आएको मिति' },
  bank: common.bank,
  holder: { en: 'Account holder', ne: 'खातावालाको नाम' },
  number: common.accountNumber,
  credit: { en: 'The student’s credit', ne: 'विद्यार्थीको जम्मा रकम' },
  owed: { en: 'Still owed of the fee', ne: 'शुल्कमा तिर्न बाँकी' },
  reason: { en: 'Reason', ne: 'कारण' },
  name: { en: 'The bank names the student', ne: 'बैंकमा विद्यार्थीको नाम छ' },
  people: { en: 'Whose money it would be', ne: 'कसको रकम हुने' },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  for: { en: 'For', ne: 'केका लागि' },
  'as-credit': { en: 'Credit', ne: 'जम्मा रकम' },
} as const satisfies Messages

/** The list of money in suspense, and the dialog that moves a line there. */
export const suspenseListText = {
  lead: {
    en: 'In the ledger, to no student. Place it to a student, take it back, return it to its sender, or write it off.',
    ne: 'खातामा छ, तर कुनै विद्यार्थीको होइन। विद्यार्थीको नाममा राख्नुहोस्, फिर्ता लिनुहोस्, पठाउनेलाई फिर्ता गर्नुहोस् वा आम्दानीमा सार्नुहोस्।',
  },
  since: { en: 'Since, and why', ne: 'कहिलेदेखि, किन' },
  actions: { en: 'Actions', ne: 'काम' },
  compare: { en: 'Compare', ne: 'तुलना गर्ने' },
  place: { en: 'Place', ne: 'नाममा राख्ने' },
  back: { en: 'Back', ne: 'फिर्ता' },
  'is-proposed': officeLabels.waitsForSecond,
  'write-off': { en: 'Write off', ne: 'आम्दानीमा सार्ने' },
  'write-off-help': {
    en: 'It becomes income of the university, once a second person confirms it. If a student claims it later, two people can still place it.',
    ne: 'अर्को व्यक्तिले पक्का गरेपछि यो विश्वविद्यालयको आम्दानी हुन्छ। पछि कुनै विद्यार्थीले दाबी गरे दुई जनाले नाममा राख्न सक्छन्।',
  },
  'pay-back': { en: 'Return to sender', ne: 'पठाउनेलाई फिर्ता' },
  'pay-back-help': {
    en: 'For money that no student sent. The second person confirms it with the order to the bank: from then on it has left.',
    ne: 'विद्यार्थीले नपठाएको रकमका लागि। दोस्रो व्यक्तिले बैंकलाई दिने आदेशसँगै पक्का गर्नुहुन्छ; त्यसपछि रकम गएको मानिन्छ।',
  },
  'move-help': {
    en: 'The ledger gets the money, to no student. It can be linked or placed later.',
    ne: 'रकम खातामा चढ्छ, तर कुनै विद्यार्थीको हुँदैन। पछि जोड्न वा नाममा राख्न सकिन्छ।',
  },
  'back-help': {
    en: 'The ledger’s entry is reversed, and the line is among the open ones again.',
    ne: 'खाताको प्रविष्टि उल्टिन्छ र लाइन फेरि खुला सूचीमा आउँछ।',
  },
} as const satisfies Messages

/** The list of money that was written off. */
export const writtenOffListText = {
  title: { en: 'Written off', ne: 'आम्दानीमा सारिएका' },
  lead: {
    en: 'Income of the university, as no one claimed it. If a student claims it, place it to them.',
    ne: 'दाबी नभएकाले विश्वविद्यालयको आम्दानी भएको रकम। विद्यार्थीले दाबी गरे नाममा राख्नुहोस्।',
  },
} as const satisfies Messages

/** The dialog that places money to a student. */
export const placeDialogText = {
  title: { en: 'Place {amount} to a student', ne: '{amount} विद्यार्थीको नाममा राख्ने' },
  help: {
    en: 'Nothing moves before a second person confirms it. The student is notified then.',
    ne: 'अर्को व्यक्तिले पक्का नगरेसम्म रकम सर्दैन। त्यसपछि विद्यार्थीलाई सूचना जान्छ।',
  },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  'student-hint': {
    en: 'Name, phone, email or registration number',
    ne: 'नाम, फोन, इमेल वा दर्ता नम्बर',
  },
  'no-student': { en: 'No student found.', ne: 'विद्यार्थी भेटिएन।' },
  'choose-student': { en: 'Choose the student.', ne: 'विद्यार्थी छान्नुहोस्।' },
  for: { en: 'For', ne: 'केका लागि' },
  'as-credit': { en: 'As credit of the student', ne: 'विद्यार्थीको जम्मा रकम' },
  'fee-owed': { en: '{name}, {amount} owed', ne: '{name}, {amount} बाँकी' },
  reason: { en: 'Reason', ne: 'कारण' },
  propose: { en: 'Propose', ne: 'प्रस्ताव गर्ने' },
} as const satisfies Messages
