import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of sign-in and sign-up (SPEC §2, §5, §8); keyed by the reasons of this folder's rules. */
export const authMessages = {
  'invalid-credentials': { en: 'Invalid email or password!', ne: 'इमेल वा पासवर्ड मिलेन!' },
  'server-problem': {
    en: 'The server had a problem. It may not be your password.',
    ne: 'सर्भरमा समस्या आयो। तपाईंको पासवर्डको कारण नहुन सक्छ।',
  },
  'login-failed': { en: 'Login failed', ne: 'लगइन हुन सकेन' },
  'final-token-failed': { en: 'Failed to load Final Token', ne: 'अन्तिम टोकन प्राप्त हुन सकेन' },
  'user-failed': { en: 'Failed to User Data', ne: 'प्रयोगकर्ताको विवरण प्राप्त हुन सकेन' },
  'user-not-linked': {
    en: 'User not set Properly. Please contact IT Administrator.',
    ne: 'प्रयोगकर्ता ठीकसँग सेट भएको छैन। कृपया आईटी प्रशासकलाई सम्पर्क गर्नुहोस्।',
  },
  'too-many-attempts': {
    en: 'Too many attempts. Wait a moment and try again.',
    ne: 'धेरै पटक प्रयास भयो। केही बेर पर्खेर फेरि प्रयास गर्नुहोस्।',
  },
  welcome: { en: 'Welcome to {institution}!!', ne: '{institution}मा स्वागत छ!!' },

  'signup-done': {
    en: 'Account created successfully! Please login and Continue.',
    ne: 'खाता सफलतापूर्वक बन्यो! कृपया लगइन गरेर अघि बढ्नुहोस्।',
  },
  'signup-successful': { en: 'Signup successful!', ne: 'दर्ता सफल भयो!' },
  'signup-failed': { en: 'Signup failed', ne: 'दर्ता हुन सकेन' },
  'signup-lost': {
    en: "We don't know whether it arrived. Press Sign up once more; the account is made only once.",
    ne: 'यो पुग्यो कि पुगेन, थाहा भएन। फेरि ‘दर्ता गर्नुहोस्’ थिच्नुहोस्; खाता एउटै बन्छ।',
  },
  'unexpected-error': { en: 'An unexpected error occurred', ne: 'अप्रत्याशित त्रुटि भयो' },

  'first-name-required': { en: 'First name is required', ne: 'पहिलो नाम आवश्यक छ' },
  'last-name-required': { en: 'Last name is required', ne: 'थर आवश्यक छ' },
  'first-name-invalid': {
    en: 'First name contains invalid characters',
    ne: 'पहिलो नाममा नमिल्ने अक्षर छ',
  },
  'last-name-invalid': { en: 'Last name contains invalid characters', ne: 'थरमा नमिल्ने अक्षर छ' },
  'name-typing': {
    en: 'Please use only English letters, numbers, spaces, hyphens, and apostrophes',
    ne: 'कृपया अंग्रेजी अक्षर, अङ्क, खाली ठाउँ, हाइफन र अपोस्ट्रफी मात्र प्रयोग गर्नुहोस्',
  },
  'name-too-long': common.useAtMost120Characters,
  'nepali-name-required': { en: 'Nepali name is required', ne: 'नेपालीमा नाम आवश्यक छ' },
  'nepali-name-not-devanagari': {
    en: 'This looks like English or Preeti text. Use a Unicode Nepali keyboard.',
    ne: 'यो अंग्रेजी वा प्रीति फन्टजस्तो देखिन्छ। युनिकोड नेपाली किबोर्ड प्रयोग गर्नुहोस्।',
  },
  'gender-required': { en: 'Gender is required', ne: 'लिङ्ग छान्नुहोस्' },
  'birth-date-required': { en: 'Date of birth is required', ne: 'जन्म मिति आवश्यक छ' },
  'birth-date-invalid': { en: 'This date does not exist', ne: 'यस्तो मिति छैन' },
  'birth-date-in-future': {
    en: 'Date of birth must be in the past',
    ne: 'जन्म मिति आजभन्दा अगाडिको हुनुपर्छ',
  },
  'email-required': { en: 'Email is required', ne: 'इमेल आवश्यक छ' },
  'email-invalid': { en: 'Please enter a valid email address', ne: 'कृपया सही इमेल ठेगाना लेख्नुहोस्' },
  'email-typing': {
    en: 'Please use only English characters for email',
    ne: 'इमेलका लागि कृपया अंग्रेजी अक्षर मात्र प्रयोग गर्नुहोस्',
  },
  'phone-required': { en: 'Phone is required', ne: 'फोन नम्बर आवश्यक छ' },
  'phone-invalid': {
    en: 'Please enter a valid 10-digit mobile number',
    ne: 'कृपया १० अङ्कको सही मोबाइल नम्बर लेख्नुहोस्',
  },
  'password-required': { en: 'Password is required', ne: 'पासवर्ड आवश्यक छ' },
  'password-invalid': { en: 'Password contains invalid characters', ne: 'पासवर्डमा नमिल्ने अक्षर छ' },
  'password-short': {
    en: 'Use at least 8 characters',
    ne: 'कम्तीमा ८ अक्षर राख्नुहोस्',
  },
  'password-common': {
    en: 'This password is too easy to guess. Choose another one.',
    ne: 'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। अर्को छान्नुहोस्।',
  },
  'password-typing': {
    en: 'Please use only English letters, numbers, and common symbols',
    ne: 'कृपया अंग्रेजी अक्षर, अङ्क र प्रचलित चिह्न मात्र प्रयोग गर्नुहोस्',
  },
  'confirm-password-required': { en: 'Confirm password is required', ne: 'पासवर्ड फेरि लेख्नुहोस्' },
  'confirm-password-invalid': {
    en: 'Confirm password contains invalid characters',
    ne: 'दोहोर्‍याइएको पासवर्डमा नमिल्ने अक्षर छ',
  },
  'passwords-differ': { en: 'Passwords do not match', ne: 'पासवर्ड मिलेनन्' },

  'captcha-needed': {
    en: 'Please complete the reCAPTCHA verification',
    ne: 'कृपया रिक्याप्चा प्रमाणीकरण पूरा गर्नुहोस्',
  },
  'captcha-expired': {
    en: 'reCAPTCHA expired. Please verify again.',
    ne: 'रिक्याप्चाको समय सकियो। कृपया फेरि प्रमाणित गर्नुहोस्।',
  },
  'captcha-unavailable': {
    en: 'We cannot check the verification right now. Try again in a few minutes.',
    ne: 'अहिले प्रमाणीकरण जाँच्न सकिएन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },

  'reset-lead': {
    en: 'Please enter your registered email and date of birth.',
    ne: 'कृपया दर्ता गरेको इमेल र जन्म मिति लेख्नुहोस्।',
  },
  'reset-sent': { en: 'Check Your Email!!', ne: 'आफ्नो इमेल हेर्नुहोस्!!' },
  'reset-failed': { en: 'Password reset failed', ne: 'पासवर्ड रिसेट हुन सकेन' },
  'reset-throttled': {
    en: 'Too many requests. Try again later.',
    ne: 'धेरै पटक अनुरोध भयो। पछि फेरि प्रयास गर्नुहोस्।',
  },

  'current-password-required': {
    en: 'Current password is required',
    ne: 'हालको पासवर्ड आवश्यक छ',
  },
  'current-password-wrong': { en: 'The current password is wrong', ne: 'हालको पासवर्ड मिलेन' },
} as const satisfies Messages

export type AuthReason = keyof typeof authMessages

/** Titles, labels and helping sentences of the public pages (SPEC §2, DESIGN §5). */
export const authPageMessages = {
  'login-title': { en: 'Log in', ne: 'लगइन' },
  'login-lead': { en: 'Use the email you registered with.', ne: 'दर्ता गर्दाको इमेल प्रयोग गर्नुहोस्।' },
  email: common.email,
  password: common.password,
  remember: { en: 'Remember Me', ne: 'मलाई सम्झिराख्नुहोस्' },
  'shared-computer': { en: 'This is a shared computer', ne: 'यो साझा कम्प्युटर हो' },
  'shared-computer-hint': {
    en: 'None of your data is saved here. Log out or close this tab when you are done.',
    ne: 'यहाँ तपाईंको केही पनि राखिँदैन। सकिएपछि लगआउट गर्नुहोस् वा यो ट्याब बन्द गर्नुहोस्।',
  },
  forgot: { en: 'Forgot Password', ne: 'पासवर्ड बिर्सनुभयो' },
  login: { en: 'Login', ne: 'लगइन गर्नुहोस्' },
  'first-time': {
    en: 'Sitting the entrance exam for the first time?',
    ne: 'पहिलो पटक प्रवेश परीक्षा दिँदै हुनुहुन्छ?',
  },
  'register-here': {
    en: 'Register Here for Student Portal',
    ne: 'विद्यार्थी पोर्टलमा यहाँ दर्ता गर्नुहोस्',
  },

  'signup-title': { en: 'Create your account', ne: 'आफ्नो खाता बनाउनुहोस्' },
  'signup-lead': {
    en: 'Write your name exactly as on your SEE certificate.',
    ne: 'आफ्नो नाम एसईई प्रमाणपत्रमा जस्तै लेख्नुहोस्।',
  },
  'first-name': { en: 'First name', ne: 'पहिलो नाम' },
  'middle-name': { en: 'Middle name', ne: 'बीचको नाम' },
  'last-name': { en: 'Last name', ne: 'थर' },
  'nepali-name': common.nepaliName,
  'nepali-name-hint': { en: 'Type in Nepali, for example', ne: 'नेपालीमा टाइप गर्नुहोस्, जस्तै' },
  gender: common.gender,
  'birth-date': common.dateOfBirth,
  phone: common.phone,
  'confirm-password': { en: 'Confirm password', ne: 'पासवर्ड फेरि लेख्नुहोस्' },
  'signup-submit': { en: 'Sign up', ne: 'दर्ता गर्नुहोस्' },
  'have-account': { en: 'Already have an account?', ne: 'खाता छ?' },

  'not-a-robot': { en: "I'm not a robot", ne: 'म रोबोट होइन' },
  'captcha-checking': { en: 'Checking this device...', ne: 'यन्त्र जाँच हुँदैछ...' },
  'captcha-done': { en: 'Checked', ne: 'जाँच भयो' },
  'tick-above': {
    en: 'Tick the box above to continue.',
    ne: 'अघि बढ्न माथिको कोठामा चिह्न लगाउनुहोस्।',
  },

  'forgot-title': { en: 'Reset password', ne: 'पासवर्ड रिसेट' },
  'forgot-help': {
    en: 'We send a one-time password to your email.',
    ne: 'हामी तपाईंको इमेलमा एक पटकको पासवर्ड पठाउँछौं।',
  },
  'forgot-submit': { en: 'Send password', ne: 'पासवर्ड पठाउनुहोस्' },
  'go-back': { en: 'Go Back', ne: 'फर्कनुहोस्' },

  'password-hint': { en: 'At least 8 characters', ne: 'कम्तीमा ८ अक्षर' },
} as const satisfies Messages
