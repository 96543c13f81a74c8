import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Labels and helping sentences of the payment screens (DESIGN §5). */
export const paymentPageMessages = {
  'total-lead': { en: 'Total Fee to be paid:', ne: 'तिर्नुपर्ने जम्मा शुल्क:' },
  'bank-step-gallery': {
    en: 'Save the QR image. In your bank app, scan it from the gallery.',
    ne: 'क्यूआर तस्बिर सेभ गर्नुहोस्। बैंक एपमा ग्यालरीबाट स्क्यान गर्नुहोस्।',
  },
  'fee-was': { en: 'was', ne: 'पहिले' },
  voucher: pageLabels.voucher,
  'voucher-hint': {
    en: 'Photo or PDF, up to 5 MB. The amount, date and bank stamp must be readable.',
    ne: 'फोटो वा पीडीएफ, ५ एमबीसम्म। रकम, मिति र बैंकको छाप पढिने हुनुपर्छ।',
  },
  'voucher-choose': { en: 'Choose the voucher first.', ne: 'पहिले भौचर छान्नुहोस्।' },
  back: { en: 'Back', ne: 'पछाडि' },
  close: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  loading: { en: 'Loading payments', ne: 'भुक्तानी खुल्दैछ' },
  'none-help': { en: 'Payments for this fee appear here.', ne: 'यस शुल्कका भुक्तानी यहाँ देखिन्छन्।' },
  'confirmed-by-office': {
    en: 'Confirmed by the university',
    ne: 'विश्वविद्यालयले पुष्टि गर्‍यो',
  },
  'confirmed-online': { en: 'Confirmed online', ne: 'अनलाइन पक्का भयो' },
  'two-days': {
    en: 'With the university, usually 2 working days',
    ne: 'विश्वविद्यालयमा, प्रायः २ कार्यदिन',
  },
  pending: common.pending,
  returned: { en: 'Returned', ne: 'फिर्ता भयो' },
  reference: { en: 'Reference', ne: 'सन्दर्भ नं.' },
  'our-reference': { en: 'Our reference', ne: 'हाम्रो सन्दर्भ नं.' },
  date: pageLabels.date,
  started: { en: 'Started', ne: 'सुरु भएको' },
  'last-checked': { en: 'Last checked', ne: 'पछिल्लो जाँच' },
  'every-five': { en: '{time}, every 5 seconds', ne: '{time}, हरेक ५ सेकेन्डमा' },
  'paid-by': { en: 'Paid by', ne: 'भुक्तानी माध्यम' },
  'paid-for': { en: 'Paid for', ne: 'कसको लागि' },
  khalti: pageLabels.khalti,
  'checking-title': { en: 'Checking your payment…', ne: 'तपाईंको भुक्तानी जाँच हुँदैछ…' },
  'checking-help': {
    en: 'We are asking Khalti for its status.',
    ne: 'यो के भयो, हामी खल्तीसँग सोध्दैछौं।',
  },
  'not-reached-help': {
    en: "We couldn't reach the server. We keep trying.",
    ne: 'सर्भरसँग जोडिन सकिएन। हामी प्रयास गर्दै छौं।',
  },
  'reference-unknown-title': {
    en: 'No payment found with this reference',
    ne: 'यो सन्दर्भ नम्बरको भुक्तानी भेटिएन',
  },
  'reference-unknown-help': {
    en: 'Look at Payment Details of your application. If money left your wallet, call the help desk.',
    ne: 'आफ्नो आवेदनको भुक्तानी विवरण हेर्नुहोस्। वालेटबाट पैसा काटिएको भए सहायता कक्षमा फोन गर्नुहोस्।',
  },
  'held-title': {
    en: 'The university is checking this payment',
    ne: 'विश्वविद्यालयले यो भुक्तानी जाँच्दै छ',
  },
  'held-help': {
    en: 'Khalti took a different amount than requested. You are notified as soon as it is decided.',
    ne: 'खल्तीले मागिएभन्दा फरक रकम लियो। टुङ्गो लागेपछि तपाईंलाई खबर गरिन्छ।',
  },
  'pay-again': { en: 'Pay again', ne: 'फेरि तिर्नुहोस्' },
  'receipt-number': pageLabels.receipt,
  'fee-summary': { en: 'Total Fee {fee} · Fee Paid {paid}', ne: 'जम्मा शुल्क {fee} · तिरेको {paid}' },
  'paid-title': { en: 'Your fee is paid', ne: 'तपाईंको शुल्क भुक्तानी भयो' },
  'credited-title': { en: 'The amount is now your credit', ne: 'तपाईंको रकम जम्मामा छ' },
  'credited-help': {
    en: 'The fee was paid already. The whole {amount} is your credit: it is used for your next fee or paid back.',
    ne: 'शुल्क पहिले नै भुक्तानी भइसकेको थियो। पूरै {amount} तपाईंको जम्मामा छ; अर्को शुल्कमा मिलाइन्छ वा फिर्ता गरिन्छ।',
  },
  'partly-credited': {
    en: '{fee} went to the fee. {amount} was more than owed and is your credit: it is used for your next fee or paid back.',
    ne: '{fee} शुल्कमा गयो। बढी भएको {amount} तपाईंको जम्मामा छ; अर्को शुल्कमा मिलाइन्छ वा फिर्ता गरिन्छ।',
  },
  'to-credit': { en: 'To your credit', ne: 'तपाईंको जम्मामा' },
  'to-fee': { en: 'To the fee', ne: 'शुल्कमा' },
  'unknown-title': { en: "We don't know yet", ne: 'अहिलेसम्म थाहा छैन' },
  'failed-title': { en: 'Payment not completed', ne: 'भुक्तानी पूरा भएन' },
  receipt: { en: 'Payment receipt', ne: 'भुक्तानी रसिद' },
  paid: { en: 'Paid', ne: 'भुक्तानी भयो' },
  unpaid: { en: 'Unpaid', ne: 'भुक्तानी बाँकी' },
  'next-title': { en: 'What happens next', ne: 'अब के हुन्छ' },
  'dont-pay-again': { en: "Don't pay again.", ne: 'फेरि नतिर्नुहोस्।' },
  'still-checking': {
    en: 'Khalti has not answered us, so we are still checking this payment.',
    ne: 'खल्तीले जवाफ दिएको छैन, त्यसैले हामी यो भुक्तानी जाँच्दैछौं।',
  },
  'late-title': { en: 'If the answer is late', ne: 'जवाफ ढिलो आए' },
  'late-close': {
    en: 'You can close this page. We keep checking and send you a notification.',
    ne: 'यो पृष्ठ बन्द गर्न सक्नुहुन्छ। हामी जाँच्दै रहन्छौं र सूचना पठाउँछौं।',
  },
  'late-history': {
    en: 'If Khalti took the money, it will appear in Payment Details.',
    ne: 'खल्तीले पैसा लिएको भए भुक्तानी विवरणमा देखिन्छ।',
  },
  'late-help': {
    en: 'After one working day, call the help desk with the reference above.',
    ne: 'एक कार्यदिनपछि माथिको सन्दर्भ नम्बर लिएर सहायता कक्षमा फोन गर्नुहोस्।',
  },
  checking: { en: 'Checking with Khalti, {left} left', ne: 'खल्तीसँग जाँच्दै, {left} बाँकी' },
  'check-again': { en: 'Check again', ne: 'फेरि जाँच्नुहोस्' },
  'print-receipt': { en: 'Print receipt', ne: 'रसिद छाप्नुहोस्' },
  page: common.payment,
  'voucher-with-university': {
    en: 'A voucher of NRs. {n} is with the university',
    ne: 'रु. {n}को भौचर विश्वविद्यालयमा छ',
  },
  'nothing-left': {
    en: 'Nothing more is to be paid now. It is usually checked within 2 working days.',
    ne: 'अहिले थप तिर्नु पर्दैन। प्रायः २ कार्यदिनभित्र जाँच हुन्छ।',
  },
} as const satisfies Messages
