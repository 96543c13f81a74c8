import type { Messages } from '#platform/pure/message.ts'

/** Texts of the payments' parts on the status page. */
export const paymentStatusText = {
  ledger: { en: 'Ledger', ne: 'लेजर' },
  balanced: { en: 'Balanced', ne: 'सन्तुलित' },
  broken: { en: 'Does not hold', ne: 'मिलेन' },
  'not-checked': { en: 'Not checked yet', ne: 'जाँचिएको छैन' },
  'ledger-holds': { en: 'Debit and credit agree, to the paisa', ne: 'डेबिट र क्रेडिट पैसासम्म मिल्छ' },
  'ledger-broken': {
    en: '{n} {n|finding|findings}; the log names them',
    ne: '{n} वटा फेला पर्‍यो; लगमा लेखिएको छ',
  },
  'ledger-todo': { en: 'Read the findings', ne: 'फेला परेका कुरा हेर्ने' },
  command: { en: 'On the server', ne: 'सर्भरमा' },
  'within-hour': { en: 'It is checked every hour', ne: 'हरेक घण्टा जाँचिन्छ' },
  wallet: { en: 'Khalti', ne: 'खल्ती' },
  off: { en: 'Off', ne: 'बन्द' },
  'off-figure': { en: 'Fees are paid by voucher and bank QR', ne: 'शुल्क भौचर र बैंक क्युआरबाट तिरिन्छ' },
  on: { en: 'Answers', ne: 'जवाफ दिन्छ' },
  unasked: { en: 'Not asked yet', ne: 'सोधिएको छैन' },
  interrupted: { en: 'Not asked for now', ne: 'अहिले सोधिँदैन' },
  'unknown-answers': { en: 'No answer', ne: 'जवाफ आएन' },
  figure: {
    en: '{n} {n|payment|payments} without an answer for 15 minutes',
    ne: '१५ मिनेटदेखि {n} भुक्तानीको जवाफ छैन',
  },
  'wallet-todo': {
    en: 'Payments are asked about by themselves; ask Khalti',
    ne: 'भुक्तानी आफैं सोधिन्छ; खल्तीसँग बुझ्ने',
  },
} as const satisfies Messages
