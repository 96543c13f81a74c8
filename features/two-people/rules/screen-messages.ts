import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'

/** Texts of the page for proposals that need a second person. */
export const proposalText = {
  title: { en: 'Needs a second person', ne: 'दोस्रो व्यक्ति चाहिने' },
  lead: {
    en: 'The person who entered a proposal cannot confirm it. Nothing changes until another person does; if no other person can, the waiting time is shown here.',
    ne: 'जसले हाल्नुभयो, उहाँले पक्का गर्न मिल्दैन। अर्को व्यक्तिले पक्का नगरेसम्म केही बदलिँदैन; सक्ने अर्को व्यक्ति नभए कहिलेसम्म पर्खने यहीँ लेखिन्छ।',
  },
  none: { en: 'No proposals wait for a second person', ne: 'दोस्रो व्यक्तिको पर्खाइमा केही छैन' },
  'none-help': { en: 'Proposals appear here.', ne: 'कसैले प्रस्ताव गरेको यहाँ देखिन्छ।' },
  'entered-by': { en: 'Entered by {name}', ne: '{name}ले हाल्नुभएको' },
  'waits-for-other': {
    en: 'Entered by you, so another person decides.',
    ne: 'तपाईंले हाल्नुभएको, त्यसैले अर्को व्यक्तिले निर्णय गर्छन्।',
  },
  'read-and-decide': officeLabels.readAndDecide,
  until: { en: 'expires', ne: 'म्याद' },
  'own-entry': {
    en: 'Entered by you, so another person decides. You may take it back with a reason.',
    ne: 'तपाईंले हाल्नुभएको, त्यसैले अर्को व्यक्तिले निर्णय गर्छन्। कारण लेखेर फिर्ता लिन सक्नुहुन्छ।',
  },
  'own-waits': {
    en: 'Entered by you, and no other account could confirm it. You may carry it out from {from} on; until then it may be refused.',
    ne: 'तपाईंले हाल्नुभएको, र पक्का गर्न सक्ने अर्को खाता छैन। {from}देखि आफैँले लागू गर्न सक्नुहुन्छ; त्यसअघि अस्वीकार हुन सक्छ।',
  },
  'own-carries-out': {
    en: 'Entered by you, and no other account could confirm it. The wait is over: carry it out, or take it back with a reason.',
    ne: 'तपाईंले हाल्नुभएको, र पक्का गर्न सक्ने अर्को खाता छैन। पर्खने समय सकियो: लागू गर्नुहोस्, वा कारण लेखेर फिर्ता लिनुहोस्।',
  },
  'other-carries-out': {
    en: 'No other administrator could confirm it: {name} may carry it out from {from} on, unless it is refused.',
    ne: 'पक्का गर्न सक्ने अर्को प्रशासक छैन: अस्वीकार नभए {from}देखि {name}ले लागू गर्न सक्नुहुन्छ।',
  },
  'only-refuses': {
    en: 'An administrator confirms it. You may refuse it with a reason.',
    ne: 'यो प्रशासकले पक्का गर्नुहुन्छ। तपाईं कारण लेखेर अस्वीकार गर्न सक्नुहुन्छ।',
  },
  'carry-out': { en: 'Carry out', ne: 'लागू गर्ने' },
  field: officeLabels.field,
  now: officeLabels.now,
  proposed: officeLabels.proposed,
  confirm: pageLabels.confirm,
  refuse: { en: 'Refuse', ne: 'अस्वीकार गर्ने' },
  'take-back': officeLabels.takeBack,
  why: officeLabels.why,
  code: { en: 'Your one-time code', ne: 'तपाईंको एकपटके कोड' },
  'code-hint': {
    en: 'Changes of money and accounts ask for a fresh code.',
    ne: 'रकम र खातासम्बन्धी परिवर्तनमा नयाँ कोड चाहिन्छ।',
  },
  digits: { en: 'Last four digits in the letter', ne: 'पत्रमा भएका अन्तिम चार अङ्क' },
  'qr-digits': {
    en: 'Last four of the QR’s identifier in the letter',
    ne: 'पत्रमा भएको क्यू आर पहिचानका अन्तिम चार',
  },
  'digits-hint': {
    en: 'Compare with the bank’s letter, not with this screen: they stay hidden here.',
    ne: 'यो पर्दासँग होइन, कागजसँग मिलाउनुहोस्: यहाँ लुकाइएका छन्।',
  },
} as const satisfies Messages

/** Labels of a proposal's fields; a field that is missing here shows its name. */
export const fieldNames: Readonly<Record<string, Message>> = {
  exam: common.exam,
  at: { en: 'Published at', ne: 'प्रकाशन समय' },
  n: officeLabels.results,
  candidates: officeLabels.candidates,
  selected: { en: 'Selected', ne: 'छानिएका' },
  opening: { en: 'Intake and semester', ne: 'भर्ना र सेमेस्टर' },
  external_fm: { en: 'Final, full marks', ne: 'अन्तिम, पूर्णाङ्क' },
  external_pm: { en: 'Final, pass marks', ne: 'अन्तिम, उत्तीर्णाङ्क' },
  practical_fm: { en: 'Practical, full marks', ne: 'प्रयोगात्मक, पूर्णाङ्क' },
  practical_pm: { en: 'Practical, pass marks', ne: 'प्रयोगात्मक, उत्तीर्णाङ्क' },
  code: common.course,
  says: { en: 'In full', ne: 'पूरा विवरण' },
  reason: pageLabels.reason,
  external: { en: 'Mark found', ne: 'भेटिएको अङ्क' },
  total: common.total,
  grade: pageLabels.grade,
  amount: pageLabels.amount,
  student: common.student,
  for: { en: 'For', ne: 'केका लागि' },
  state: pageLabels.voucher,
  paid: { en: 'Paid of the fee', ne: 'शुल्कमा तिरिएको' },
  owed: officeLabels.stillOwed,
  credit: { en: 'To the student’s credit', ne: 'विद्यार्थीको जम्मा रकम' },
}

/** Fields that the server needs and the page does not show. */
export const unreadFields: readonly string[] = [
  'which',
  'digest',
  'openingId',
  'examId',
  'courseId',
  'batchCourseId',
  'marks',
  'changes',
  'id',
  'kept',
]

/** Names of the proposal types; a type that is missing here shows its key. */
export const proposalTypeNames: Readonly<Record<string, Message>> = {
  setting: { en: 'Setting', ne: 'सेटिङ' },
  'bank-account': { en: 'Bank account', ne: 'बैंक खाता' },
  account: { en: 'Staff account', ne: 'कर्मचारी खाता' },
  'opening-withdrawn': { en: 'Withdrawal of an opening', ne: 'खुला आवेदन फिर्ता' },
  'opening-changed': { en: 'Fee or last day', ne: 'शुल्क वा अन्तिम मिति' },
  'bulk-notice': { en: 'Notice to many students', ne: 'धेरै विद्यार्थीलाई सूचना' },
  'entrance-result': { en: 'Result of an entrance', ne: 'प्रवेश परीक्षाको नतिजा' },
  'entrance-merit': { en: 'Merit list of an entrance', ne: 'प्रवेश परीक्षाको योग्यता सूची' },
  'entrance-early': {
    en: 'Entrance scores before their first day',
    ne: 'समयअघि प्रवेश परीक्षाका अङ्क',
  },
  'early-marks': { en: 'Marks before the paper is sat', ne: 'परीक्षाअघि अङ्क' },
  'internal-change': { en: 'Change of internal marks', ne: 'आन्तरिक अङ्क परिवर्तन' },
  'mark-change': { en: 'Change of marks', ne: 'अङ्क परिवर्तन' },
  'schema-change': { en: 'Change of full and pass marks', ne: 'पूर्णाङ्क र उत्तीर्णाङ्क परिवर्तन' },
  'expulsion-lift': { en: 'Lifting of an expulsion', ne: 'निष्कासन हटाउने' },
  'result-release': { en: 'Release of results', ne: 'नतिजा प्रकाशन' },
  'certificate-issue': { en: 'Issue of a certificate', ne: 'प्रमाणपत्र जारी' },
  'retotaling-outcome': { en: 'Outcome of a retotaling', ne: 'पुनर्योगको नतिजा' },
  'scholarship-set-off': { en: 'Scholarship against a fee', ne: 'शुल्कमा छात्रवृत्ति' },
  'credit-set-off': { en: 'Credit against a fee', ne: 'शुल्कमा जम्मा रकम' },
  'student-erased': { en: 'Erasure of personal data', ne: 'व्यक्तिगत विवरण मेट्ने' },
  'suspense-paid-back': { en: 'Money of suspense paid back', ne: 'नमिलेको रकम पठाउनेलाई फिर्ता' },
  'suspense-written-off': { en: 'Money of suspense written off', ne: 'नमिलेको रकम आम्दानीमा' },
  'suspense-placed': { en: 'Money of suspense placed', ne: 'नमिलेको रकम विद्यार्थीको नाममा' },
  'credit-paid-out': { en: 'Credit paid out', ne: 'जम्मा रकम फिर्ता' },
  'payment-refund': { en: 'Refund of a payment', ne: 'भुक्तानी फिर्ता' },
  'khalti-held': { en: 'Held Khalti money', ne: 'रोकिएको खल्ती रकम' },
  'refund-account': { en: 'Bank account of a refund', ne: 'फिर्ताको बैंक खाता' },
  'refund-part-left': { en: 'Part given back by Khalti', ne: 'खल्तीले फिर्ता गरेको अंश' },
  'refund-returned': { en: 'Refund returned by the bank', ne: 'बैंकबाट फर्किएको फिर्ता' },
  'day-close': { en: 'Closing of days', ne: 'दिन बन्द गर्ने' },
  'cash-reversal': { en: 'Reversal of a cash receipt', ne: 'नगद रसिद उल्टाउने' },
  'cash-to-bank': { en: 'Cash brought to the bank', ne: 'बैंकमा बुझाएको नगद' },
  'due-charged': { en: 'Amount charged to a student', ne: 'विद्यार्थीको नाममा राखिने रकम' },
  'due-waived': { en: 'Amount due waived', ne: 'बाँकी रकम मिनाहा' },
  'import-money': { en: 'Dues and credits from before', ne: 'पहिलेका बाँकी र जम्मा रकम' },
  'voucher-reversal': { en: 'Reversal of an approved voucher', ne: 'स्वीकृत भौचर उल्टाउने' },
  'scholarship-award': { en: 'Award of a scholarship', ne: 'छात्रवृत्ति प्रदान' },
}
