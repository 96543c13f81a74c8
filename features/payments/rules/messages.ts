import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'
import { attachmentMessages, uploadMessages } from '#features/documents/rules/facts.ts'

/** Texts of paying (SPEC §2 Payment modal and Payment Details, §8 Payments). */
export const paymentMessages = {
  title: { en: 'Choose a Payment Method', ne: 'भुक्तानी विधि छान्नुहोस्' },
  total: { en: 'Total Fee to be paid: NRs. {amount}', ne: 'तिर्नुपर्ने जम्मा शुल्क: रु. {amount}' },
  khalti: { en: 'Khalti Pay', ne: 'खल्तीबाट तिर्नुहोस्' },
  'khalti-help': {
    en: 'You continue on Khalti. The payment is confirmed online, usually within a minute.',
    ne: 'तपाईं खल्तीमा जानुहुन्छ। भुक्तानी अनलाइनै पक्का हुन्छ, प्रायः एक मिनेटभित्र।',
  },
  or: { en: 'or', ne: 'वा' },
  'upload-voucher': { en: 'Upload Voucher', ne: 'भौचर अपलोड गर्नुहोस्' },
  'bank-title': { en: 'Pay from any bank app', ne: 'जुनसुकै बैंक एपबाट तिर्नुहोस्' },
  'bank-step-scan': { en: 'Scan the QR with your bank app.', ne: 'आफ्नो बैंक एपले क्यूआर स्क्यान गर्नुहोस्।' },
  'bank-step-pay': {
    en: 'Pay exactly NRs. {amount} and keep the voucher.',
    ne: 'ठीक रु. {amount} तिर्नुहोस् र भौचर राख्नुहोस्।',
  },
  'bank-step-upload': {
    en: 'Upload the voucher here, photo or PDF, up to 5 MB.',
    ne: 'भौचर यहाँ अपलोड गर्नुहोस्, फोटो वा पीडीएफ, ५ एमबीसम्म।',
  },
  'khalti-starting': { en: 'Initiating Khalti payment...', ne: 'खल्ती भुक्तानी सुरु गर्दै...' },
  'khalti-leaving': { en: 'Redirecting to Khalti payment...', ne: 'खल्ती भुक्तानीमा लैजाँदै...' },
  'khalti-failed': {
    en: 'Could not initiate Khalti payment. Please try again.',
    ne: 'खल्ती भुक्तानी सुरु गर्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  },
  'khalti-not-reached': {
    en: "We couldn't reach the server. You have not paid. Try again.",
    ne: 'सर्भरसँग जोडिन सकिएन। तपाईंले तिर्नुभएको छैन। फेरि प्रयास गर्नुहोस्।',
  },
  'voucher-uploading': { en: 'Uploading voucher...', ne: 'भौचर अपलोड हुँदैछ...' },
  'voucher-uploaded': {
    en: 'Voucher uploaded successfully! Your payment is pending review.',
    ne: 'भौचर सफलतापूर्वक अपलोड भयो! तपाईंको भुक्तानी विचाराधीन छ।',
  },
  'voucher-failed': { en: 'Failed to upload voucher.', ne: 'भौचर अपलोड हुन सकेन।' },
  'voucher-save-failed': { en: 'Error saving Payment Voucher', ne: 'भुक्तानी भौचर सुरक्षित गर्न सकिएन' },
  'voucher-download-failed': {
    en: 'issue while downloading voucher',
    ne: 'भौचर डाउनलोड गर्दा समस्या भयो',
  },
  'voucher-waiting': {
    en: "A voucher for this fee is already being checked. You don't need to pay again.",
    ne: 'यस शुल्कको भौचर जाँच हुँदैछ। फेरि तिर्नु पर्दैन।',
  },
  'details-fetch-failed': { en: 'Failed to fetch payment details', ne: 'भुक्तानी विवरण ल्याउन सकिएन' },
  'details-failed': { en: 'Failed to load payment details', ne: 'भुक्तानी विवरण खुलेन' },
  'student-payment-failed': {
    en: 'Failed to create student payment',
    ne: 'विद्यार्थी भुक्तानी बनाउन सकिएन',
  },
  'payment-error': {
    en: 'An error occurred while processing your payment.',
    ne: 'भुक्तानी प्रक्रियामा त्रुटि भयो।',
  },
  'fee-updated': {
    en: 'Fee updated to Rs. {n} due to payment date.',
    ne: 'भुक्तानी मितिका कारण शुल्क रु. {n} भयो।',
  },
  ...attachmentMessages,
  'user-missing': { en: 'User information not available', ne: 'प्रयोगकर्ताको जानकारी उपलब्ध छैन' },
  ...uploadMessages,

  details: { en: 'Payment Details', ne: 'भुक्तानी विवरण' },
  'details-none': { en: 'No payment details found.', ne: 'भुक्तानी विवरण भेटिएन।' },
  'date-type': { en: 'Date/Type', ne: 'मिति/प्रकार' },
  amount: { en: 'Amt', ne: 'रकम' },
  'pay-status': { en: 'Pay Status/TRX ID', ne: 'भुक्तानी स्थिति/कारोबार नं.' },
  'doc-status': { en: 'Doc Status', ne: 'कागजात स्थिति' },
  action: { en: 'Action', ne: 'कार्य' },
  download: pageLabels.download,
  'being-checked': {
    en: "Your payment is being checked. You don't need to pay again.",
    ne: 'तपाईंको भुक्तानी जाँच हुँदैछ। फेरि तिर्नु पर्दैन।',
  },
  'not-completed': {
    en: 'This payment was not completed.',
    ne: 'यो भुक्तानी पूरा भएन।',
  },
  'not-completed-help': {
    en: "If money left your wallet, don't pay again; send us the reference.",
    ne: 'वालेटबाट पैसा काटिएको भए फेरि नतिर्नुहोस्; हामीलाई सन्दर्भ नम्बर पठाउनुहोस्।',
  },
  'not-known': {
    en: "We don't know yet. Don't pay again. We are checking.",
    ne: 'अहिलेसम्म थाहा छैन। फेरि नतिर्नुहोस्। हामी जाँच्दैछौं।',
  },

  bank: common.bank,
  'another-bank': { en: 'Another bank', ne: 'अर्को बैंक' },
  'bank-name': { en: 'Name of the bank', ne: 'बैंकको नाम' },
  branch: { en: 'Branch', ne: 'शाखा' },
  'slip-number': { en: 'Voucher number', ne: 'भौचर नम्बर' },
  'slip-day': { en: 'Date on the voucher', ne: 'भौचरको मिति' },
  'slip-amount': { en: 'Amount on the voucher', ne: 'भौचरको रकम' },
  'bank-required': { en: 'Bank is required', ne: 'बैंकको नाम आवश्यक छ' },
  'slip-text-too-long': { en: 'Use at most 80 characters', ne: 'बढीमा ८० अक्षर लेख्नुहोस्' },
  'slip-number-required': { en: 'Voucher number is required', ne: 'भौचर नम्बर आवश्यक छ' },
  'slip-number-invalid': {
    en: 'Use letters, digits, / and - only',
    ne: 'अक्षर, अङ्क, / र - मात्र लेख्नुहोस्',
  },
  'slip-day-required': { en: 'Date on the voucher is required', ne: 'भौचरको मिति आवश्यक छ' },
  'slip-day-invalid': { en: 'This date does not exist', ne: 'यस्तो मिति छैन' },
  'slip-day-in-future': { en: 'The date is in the future', ne: 'मिति आजभन्दा पछिको छ' },
  refunded: { en: 'Refunded by Khalti', ne: 'खल्तीले फिर्ता गर्‍यो' },
  'partly-refunded': {
    en: 'Partly refunded by Khalti. The university is checking.',
    ne: 'खल्तीले केही रकम फिर्ता गर्‍यो। विश्वविद्यालयले जाँच्दैछ।',
  },
  'paid-late': {
    en: 'Started in time, completed after the last date.',
    ne: 'समयमै सुरु भएको, अन्तिम मितिपछि पूरा भएको।',
  },
  'nothing-owed': pageLabels.nothingToPay,
  'payment-closed': {
    en: 'The last date for this payment has passed.',
    ne: 'यस भुक्तानीको अन्तिम मिति सकियो।',
  },
  'reference-unknown': {
    en: 'The application this payment is for was not found.',
    ne: 'यो भुक्तानी कुन आवेदनको हो, भेटिएन।',
  },
  'type-unknown': { en: 'There is no such payment type.', ne: 'यस्तो भुक्तानी प्रकार छैन।' },
  'amount-wrong': {
    en: 'Enter the amount on the voucher.',
    ne: 'भौचरमा भएको रकम लेख्नुहोस्।',
  },
  'khalti-off': {
    en: 'Khalti is not available. Please pay with the bank QR and upload the voucher.',
    ne: 'खल्ती उपलब्ध छैन। कृपया बैंकको क्यूआरबाट तिरेर भौचर अपलोड गर्नुहोस्।',
  },
  'khalti-arrived': {
    en: 'Your Khalti payment of Rs. {n} has arrived. Do not pay it again.',
    ne: 'तपाईंको रु. {n}को खल्ती भुक्तानी प्राप्त भयो। फेरि नतिर्नुहोस्।',
  },
  'khalti-not-checked': {
    en: 'You started a Khalti payment for this fee before. Khalti does not say now whether it was paid. Please try again in a few minutes.',
    ne: 'तपाईंले यस शुल्कको खल्ती भुक्तानी पहिले सुरु गर्नुभएको थियो। त्यो तिरियो कि तिरिएन, खल्तीबाट अहिले थाहा भएन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  'too-small-for-khalti': {
    en: 'Khalti takes payments of Rs. 10 and more. Please pay by bank voucher.',
    ne: 'खल्तीले रु. १० वा बढी मात्र लिन्छ। कृपया बैंक भौचरबाट तिर्नुहोस्।',
  },
} as const satisfies Messages
