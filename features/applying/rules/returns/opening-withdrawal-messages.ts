import type { Messages } from '#platform/pure/message.ts'

/** Texts of an opening that the university withdraws. */
export const openingWithdrawalText = {
  title: { en: 'Withdraw the opening', ne: 'आवेदन फिर्ता लिने' },
  lead: {
    en: 'Unpaid applications end with a notice. What was paid becomes the students’ credit, or goes back to them. A second person confirms it.',
    ne: 'शुल्क नतिरेका आवेदन सूचनासहित अन्त्य हुन्छन्। तिरेको रकम विद्यार्थीको जम्मा रकम हुन्छ वा फिर्ता जान्छ। दोस्रो व्यक्तिले पक्का गर्छ।',
  },
  unpaid: { en: 'Unpaid applications', ne: 'शुल्क नतिरेका आवेदन' },
  paid: { en: 'Paid applications', ne: 'शुल्क तिरेका आवेदन' },
  credited: { en: 'Becomes credit', ne: 'जम्मा रकम हुने' },
  money: { en: 'Money that was paid', ne: 'तिरेको रकम' },
  'as-credit': { en: 'Becomes the students’ credit', ne: 'विद्यार्थीको जम्मा रकम हुने' },
  'as-refund': { en: 'Goes back to the students', ne: 'विद्यार्थीलाई फिर्ता जाने' },
  'to-khalti': { en: 'Back through Khalti', ne: 'खल्तीबाट फिर्ता' },
  'to-bank': { en: 'Back by bank', ne: 'बैंकबाट फिर्ता' },
  'to-credit': { en: 'Stays credit', ne: 'जम्मा रकममै रहने' },
  refunds: { en: '{n} {n|refund|refunds}, {amount}', ne: '{n} फिर्ता, {amount}' },
  'bank-help': {
    en: 'The cashier enters each student’s bank account before it is sent.',
    ne: 'पठाउनुअघि क्यासियरले प्रत्येक विद्यार्थीको बैंक खाता राख्नुहुन्छ।',
  },
  'money-wrong': { en: 'Choose credit or refund.', ne: 'जम्मा वा फिर्ता छान्नुहोस्।' },
  reason: { en: 'Reason, in English', ne: 'कारण, अङ्ग्रेजीमा' },
  'reason-ne': { en: 'Reason, in Nepali', ne: 'कारण, नेपालीमा' },
  'reason-help': { en: 'Students read it.', ne: 'विद्यार्थीले पढ्छन्।' },
  propose: { en: 'Propose to withdraw it', ne: 'फिर्ता लिने प्रस्ताव राख्ने' },
  proposed: {
    en: 'Proposed. A second person confirms it under Second person.',
    ne: 'प्रस्ताव राखियो। ‘दोस्रो व्यक्ति’मा अर्को व्यक्तिले पक्का गर्छ।',
  },
  'is-proposed': {
    en: '{name} proposed to withdraw this opening. A second person confirms it under Second person.',
    ne: '{name}ले यो आवेदन फिर्ता लिने प्रस्ताव राखे। ‘दोस्रो व्यक्ति’मा अर्को व्यक्तिले पक्का गर्छ।',
  },
  'is-withdrawn': {
    en: 'This opening was withdrawn. {reason}',
    ne: 'यो आवेदन फिर्ता लिइयो। {reason}',
  },
  state: { en: 'Withdrawn', ne: 'फिर्ता लिइएको' },
  open: { en: 'Open', ne: 'खुला' },
  read: { en: 'Applications of an opening', ne: 'खुला आवेदनका फाराम' },
  'no-opening': { en: 'Opening not found.', ne: 'यो आवेदन भेटिएन।' },
  'none-applied': {
    en: 'No student has applied. Make it a draft again instead.',
    ne: 'कसैले आवेदन दिएको छैन। बरु फेरि मस्यौदा बनाउनुहोस्।',
  },
  'was-withdrawn': { en: 'This opening was withdrawn already.', ne: 'यो आवेदन फिर्ता लिइसकियो।' },
  'notice-withdrawn': {
    en: '{name}: the university withdrew this opening. {reason}',
    ne: '{name}: विश्वविद्यालयले यो आवेदन फिर्ता लियो। {reason}',
  },
  'notice-credited': {
    en: '{name}: the university withdrew this opening. {reason} The {amount} you paid are your credit now.',
    ne: '{name}: विश्वविद्यालयले यो आवेदन फिर्ता लियो। {reason} तपाईंले तिरेको {amount} अब तपाईंको जम्मा रकम भयो।',
  },
  'notice-refunded': {
    en: '{name}: the university withdrew this opening. {reason} The {amount} you paid go back to you.',
    ne: '{name}: विश्वविद्यालयले यो आवेदन फिर्ता लियो। {reason} तपाईंले तिरेको {amount} तपाईंलाई फिर्ता जान्छ।',
  },
} as const satisfies Messages
