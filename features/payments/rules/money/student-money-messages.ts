import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** The cashier's card in a student's file: what may be set off against a fee or paid out. */
export const studentMoneyText = {
  title: { en: 'To use for fees', ne: 'शुल्कमा मिल्ने रकम' },
  none: {
    en: 'No credit and no award is left.',
    ne: 'जम्मा रकम वा छात्रवृत्ति बाँकी छैन।',
  },
  'no-fees': { en: 'No fee is owed now.', ne: 'अहिले तिर्न बाँकी शुल्क छैन।' },
  left: { en: '{amount} left', ne: '{amount} बाँकी' },
  'set-off': { en: 'Set off', ne: 'मिलान गर्ने' },
  'set-off-of': { en: 'Set off: {name}', ne: 'मिलान: {name}' },
  'pay-out': { en: 'Pay out', ne: 'फिर्ता गर्ने' },
  'pay-out-title': { en: 'Pay credit out', ne: 'जम्मा रकम फिर्ता' },
  propose: officeLabels.propose,
  'two-people': {
    en: 'It takes effect once another person confirms it.',
    ne: 'अर्को व्यक्तिले पक्का गर्नुहुन्छ। त्यसअघि केही बदलिँदैन।',
  },
  fee: common.fee,
  'fee-owed': { en: '{name}, {amount} owed', ne: '{name}, तिर्न बाँकी {amount}' },
  amount: { en: 'Amount in rupees', ne: 'रकम (रुपैयाँ)' },
  bank: common.bank,
  holder: { en: 'Account holder', ne: 'खातावालाको नाम' },
  number: common.accountNumber,
  reason: pageLabels.reason,
  proposed: {
    en: 'Proposed. It waits for a second person.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिको पर्खाइमा छ।',
  },
} as const satisfies Messages
