import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the University Registration screen (SPEC §2, §8, READINGS R-49). */
export const registrationMessages = {
  title: { en: 'University Registration', ne: 'विश्वविद्यालय दर्ता' },
  subtitle: {
    en: 'Manage your university registration',
    ne: 'आफ्नो विश्वविद्यालय दर्ता व्यवस्थापन गर्नुहोस्',
  },
  'enrollment-required': {
    en: 'Active Program Enrollment Required: You must have an active program enrollment to register for university. Please complete your admission process first.',
    ne: 'सक्रिय कार्यक्रम भर्ना आवश्यक छ: विश्वविद्यालयमा दर्ता हुन सक्रिय कार्यक्रम भर्ना हुनुपर्छ। कृपया पहिले भर्ना प्रक्रिया पूरा गर्नुहोस्।',
  },
  'enrollment-data': {
    en: 'Active program enrollment data is required for university registration',
    ne: 'विश्वविद्यालय दर्ताका लागि सक्रिय कार्यक्रम भर्नाको विवरण आवश्यक छ',
  },
  'not-applied': {
    en: "You haven't applied for university registration yet.",
    ne: 'तपाईंले अहिलेसम्म विश्वविद्यालय दर्ताका लागि आवेदन दिनुभएको छैन।',
  },
  apply: { en: 'Apply for University Registration', ne: 'विश्वविद्यालय दर्ताका लागि आवेदन' },
  'apply-done': {
    en: 'Successfully applied for University Registration. Pay Fee from here.',
    ne: 'विश्वविद्यालय दर्ताको आवेदन सफल भयो। यहीँबाट शुल्क तिर्नुहोस्।',
  },
  'apply-failed': {
    en: 'Failed to apply for University Registration',
    ne: 'विश्वविद्यालय दर्ताका लागि आवेदन दिन सकिएन',
  },
  'form-failed': {
    en: 'Failed to download university registration form.',
    ne: 'विश्वविद्यालय दर्ता फारम डाउनलोड हुन सकेन।',
  },
  approved: { en: 'Registration Approved', ne: 'दर्ता स्वीकृत' },
  'total-fee': pageLabels.totalFee,
  'fee-paid': pageLabels.feePaid,
  remaining: { en: 'Remaining', ne: 'बाँकी' },
  'download-form': {
    en: 'Download University Registration Form',
    ne: 'विश्वविद्यालय दर्ता फारम डाउनलोड',
  },
  'complete-lead': { en: 'Registration Complete!', ne: 'दर्ता पूरा भयो!' },
  complete: {
    en: 'Your university registration has been approved. Keep your registration number safe for future reference.',
    ne: 'तपाईंको विश्वविद्यालय दर्ता स्वीकृत भयो। दर्ता नम्बर भविष्यका लागि सुरक्षित राख्नुहोस्।',
  },
  pending: {
    en: 'Pending Approval: Your registration application is being processed.',
    ne: 'स्वीकृति बाँकी: तपाईंको दर्ता आवेदन प्रक्रियामा छ।',
  },
  'pending-pay': {
    en: ' Please complete the payment to proceed with the approval process.',
    ne: ' स्वीकृति प्रक्रिया अघि बढाउन कृपया भुक्तानी पूरा गर्नुहोस्।',
  },
  'pending-notify': {
    en: " We'll notify you once it's approved.",
    ne: ' स्वीकृत भएपछि तपाईंलाई जानकारी दिइनेछ।',
  },
} as const satisfies Messages

/** Labels and helping sentences of the screen (DESIGN mock 17). */
export const registrationPageMessages = {
  loading: { en: 'Loading your registration', ne: 'तपाईंको दर्ता खुल्दैछ' },
  number: common.universityRegNo,
  copy: { en: 'Copy', ne: 'कपी गर्नुहोस्' },
  program: common.program,
  fee: { en: 'Registration fee', ne: 'दर्ता शुल्क' },
  'turn-pay': { en: 'Your turn · pay the fee', ne: 'तपाईंको पालो · शुल्क तिर्नुहोस्' },
  'turn-rest': { en: 'Your turn · pay the rest of the fee', ne: 'तपाईंको पालो · बाँकी शुल्क तिर्नुहोस्' },
  'voucher-waiting': { en: 'Voucher with the cashier', ne: 'भौचर लेखामा जाँच हुँदै' },
  'nothing-to-pay': pageLabels.nothingToPay,
  form: { en: 'Registration form', ne: 'दर्ता फारम' },
  'form-help': {
    en: 'Print it, sign it and hand it to your campus.',
    ne: 'छाप्नुहोस्, हस्ताक्षर गर्नुहोस् र क्याम्पसमा बुझाउनुहोस्।',
  },
  'form-copy': {
    en: 'Your copy for records and transfers.',
    ne: 'अभिलेख र स्थानान्तरणका लागि तपाईंको प्रति।',
  },
  stands: { en: 'Status', ne: 'अवस्था' },
  'step-approval': { en: 'Approval by the university', ne: 'विश्वविद्यालयको स्वीकृति' },
  'step-approved': { en: 'Approved by the university', ne: 'विश्वविद्यालयले स्वीकृत गर्‍यो' },
  'five-days': { en: 'Usually 5 working days', ne: 'प्रायः ५ कार्यदिन' },
  'step-number': { en: 'Registration number', ne: 'दर्ता नम्बर' },
  'pay-rest': { en: 'Pay the remaining {fee}', ne: 'बाँकी {fee} तिर्नुहोस्' },
  'apply-help': {
    en: 'Every student is registered with the university once. The number is for life.',
    ne: 'हरेक विद्यार्थी विश्वविद्यालयमा एकपटक दर्ता हुन्छ। नम्बर सधैँका लागि हो।',
  },
  'back-to-list': { en: 'Back to University Registration', ne: 'विश्वविद्यालय दर्तामा फर्कनुहोस्' },
  'paid-next': {
    en: 'The registrar’s office approves the registration; then you have your number.',
    ne: 'रजिस्ट्रार कार्यालयले दर्ता स्वीकृत गरेपछि नम्बर पाइन्छ।',
  },
  'next-apply': { en: 'Register with the university', ne: 'विश्वविद्यालयमा दर्ता हुनुहोस्' },
  'next-pay': { en: 'Pay the registration fee', ne: 'दर्ता शुल्क तिर्नुहोस्' },
} as const satisfies Messages
