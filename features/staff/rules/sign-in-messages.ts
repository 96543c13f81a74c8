import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** The way in to the office, step by step. */
export const signInMessages = {
  office: { en: 'Registry office', ne: 'कार्यालय' },
  'office-ne': { en: 'परीक्षा तथा भर्ना कार्यालय', ne: 'Registry office' },
  'for-staff': {
    en: 'For staff of the university. Students sign in at the student portal. Everything done here is recorded with your name.',
    ne: 'विश्वविद्यालयका कर्मचारीका लागि। विद्यार्थीले विद्यार्थी पोर्टलमा लगइन गर्नुहोस्। यहाँ गरिएको हरेक काम तपाईंको नामसहित अभिलेखमा रहन्छ।',
  },
  'step-password': common.password,
  'step-code': { en: 'One-time code', ne: 'एकपटके कोड' },
  'sign-in': { en: 'Sign in', ne: 'लगइन गर्नुहोस्' },
  next: { en: 'Next', ne: 'अर्को' },
  email: common.email,
  password: common.password,
  'fill-both': { en: 'Write your email and your password.', ne: 'इमेल र पासवर्ड लेख्नुहोस्।' },
  'enter-code': { en: 'Enter your code', ne: 'कोड लेख्नुहोस्' },
  'code-lead': {
    en: 'Open the authenticator app on your phone and type the 6 digits.',
    ne: 'फोनको अथेन्टिकेटर एप खोलेर ६ अङ्क लेख्नुहोस्।',
  },
  'code-hint': {
    en: 'It sends itself after the sixth digit. A new code comes every 30 seconds.',
    ne: 'छैटौँ अङ्कपछि आफैँ पठाइन्छ। हरेक ३० सेकेन्डमा नयाँ कोड आउँछ।',
  },
  trust: {
    en: 'Trust this computer until the end of today',
    ne: 'आज दिनभर यो कम्प्युटरलाई विश्वास गर्ने',
  },
  'trust-hint': {
    en: 'Only on a desk that no student uses.',
    ne: 'विद्यार्थीले नचलाउने कम्प्युटरमा मात्र।',
  },
  'not-you': { en: 'Not you?', ne: 'तपाईं होइन?' },
  'use-recovery': { en: 'Use a recovery code', ne: 'पुनःप्राप्ति कोड प्रयोग गर्ने' },
  'use-code': { en: 'Use the code from the phone', ne: 'फोनको कोड प्रयोग गर्ने' },
  'recovery-code': { en: 'Recovery code', ne: 'पुनःप्राप्ति कोड' },
  'recovery-lead': {
    en: 'Type one of your ten recovery codes. Each works once.',
    ne: 'राख्नुभएका दसमध्ये एउटा कोड लेख्नुहोस्। प्रत्येक एकपटक मात्र चल्छ।',
  },
  'lost-phone': {
    en: 'Lost your phone, and no recovery code? Ask an administrator to remove the second factor. Most roles need a second administrator to confirm it; then you set it up again.',
    ne: 'फोन हरायो र पुनःप्राप्ति कोड पनि छैन? प्रशासकलाई दोस्रो प्रमाण हटाउन भन्नुहोस्। धेरैजसो भूमिकामा अर्को प्रशासकले पक्का गर्नुपर्छ, अनि नयाँ राख्न सकिन्छ।',
  },
  'last-sign-in': {
    en: 'Last sign-in before this one: {when}, from {from}.',
    ne: 'योभन्दा अघिको लगइन: {when}, {from}बाट।',
  },
  'set-up-title': { en: 'Set up your second factor', ne: 'दोस्रो प्रमाण राख्नुहोस्' },
  'set-up-lead': {
    en: 'Scan this with an authenticator app (Aegis, Google Authenticator, FreeOTP …), then type the 6 digits it shows.',
    ne: 'अथेन्टिकेटर एप (Aegis, Google Authenticator, FreeOTP …) ले स्क्यान गर्नुहोस्, अनि देखिएका ६ अङ्क लेख्नुहोस्।',
  },
  'set-up-secret': { en: 'Or type this key into the app:', ne: 'वा यो साँचो एपमा लेख्नुहोस्:' },
  'set-up-qr': { en: 'QR code of the key {secret}', ne: '{secret} साँचोको क्यूआर कोड' },
  'codes-title': { en: 'Save your recovery codes', ne: 'पुनःप्राप्ति कोड सुरक्षित राख्नुहोस्' },
  'codes-lead': {
    en: 'Print them or write them down, not on the phone. Each signs you in once when the phone is not there. They are shown only now.',
    ne: 'छाप्नुहोस् वा लेख्नुहोस्, फोनमा होइन। फोन नभएको बेला प्रत्येकले एकपटक लगइन गराउँछ। यी अहिले मात्र देखाइन्छ।',
  },
  'codes-kept': { en: 'I have saved them', ne: 'सुरक्षित राखेँ' },
  'new-password-title': { en: 'Choose your own password', ne: 'आफ्नो पासवर्ड छान्नुहोस्' },
  'new-password-lead': {
    en: 'The one you were given works once. Use at least 8 characters, not your name and not the university’s.',
    ne: 'दिइएको पासवर्ड एकपटक मात्र चल्छ। कम्तीमा ८ अक्षर राख्नुहोस्, आफ्नो वा विश्वविद्यालयको नाम होइन।',
  },
  'new-password': { en: 'New password', ne: 'नयाँ पासवर्ड' },
  'password-again': { en: 'New password again', ne: 'नयाँ पासवर्ड फेरि' },
  'passwords-differ': { en: 'The two passwords are not the same.', ne: 'दुईवटा पासवर्ड मिलेनन्।' },
  'choose-role': { en: 'Choose your role', ne: 'आफ्नो भूमिका छान्नुहोस्' },
  'not-staff': {
    en: 'This is not a staff account. Students sign in at the student portal.',
    ne: 'यो कर्मचारीको खाता होइन। विद्यार्थीले विद्यार्थी पोर्टलमा लगइन गर्नुहोस्।',
  },
  'try-later': {
    en: 'The server had a problem. Try again.',
    ne: 'सर्भरमा समस्या आयो। फेरि प्रयास गर्नुहोस्।',
  },
} as const satisfies Messages
