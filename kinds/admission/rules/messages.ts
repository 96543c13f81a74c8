import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { ApplyReason } from './apply.ts'

/** Texts of the Admission page (SPEC §2, §5, §8; READINGS R-48). */
export const admissionMessages = {
  title: { en: 'New Admission', ne: 'नयाँ भर्ना' },
  subtitle: {
    en: 'Apply for admission to a program you passed the entrance for',
    ne: 'प्रवेश परीक्षा उत्तीर्ण गरेको कार्यक्रममा भर्नाका लागि आवेदन दिनुहोस्',
  },
  'open-tab': { en: 'Open Admissions', ne: 'खुला भर्ना' },
  'applied-tab': { en: 'Applied Admissions', ne: 'आवेदन दिएका भर्ना' },
  'none-eligible': {
    en: 'No eligible admissions found. You need to register and pay for entrance examinations first.',
    ne: 'तपाईंले आवेदन दिन मिल्ने भर्ना भेटिएन। पहिले प्रवेश परीक्षामा दर्ता भई शुल्क तिर्नुपर्छ।',
  },
  'none-open': {
    en: 'No admission to your program is open now',
    ne: 'तपाईंको कार्यक्रमको भर्ना अहिले खुला छैन',
  },
  unread: { en: 'The admissions could not be read', ne: 'भर्नाको सूची खुलेन' },
  'none-eligible-help': {
    en: 'Admissions you may apply for appear here by themselves.',
    ne: 'तपाईंले आवेदन दिन मिल्ने भर्ना यहाँ आफैँ देखिन्छन्।',
  },
  'entrance-notice': { en: 'Entrance Registration Required', ne: 'प्रवेश परीक्षा दर्ता आवश्यक छ' },
  'entrance-notice-help': {
    en: 'Admission opens for the program of an entrance you registered for, paid, and were found eligible in.',
    ne: 'दर्ता भई शुल्क तिरेको र योग्य ठहरिएको प्रवेश परीक्षाकै कार्यक्रममा भर्ना खुल्छ।',
  },
  'entrance-notice-link': { en: 'Go to Entrance', ne: 'प्रवेश परीक्षामा जानुहोस्' },
  'enrollment-notice': {
    en: 'Active Program Enrollment Detected',
    ne: 'सक्रिय कार्यक्रम भर्ना भेटियो',
  },
  'enrollment-notice-help': {
    en: 'You are enrolled in {program}. Complete the program, or contact the institution about Pass Out or Drop Out, before you apply for another one.',
    ne: 'तपाईं {program}मा भर्ना भइसक्नुभएको छ। अर्को कार्यक्रममा आवेदन दिनुअघि यो कार्यक्रम पूरा गर्नुहोस्, वा उत्तीर्ण (Pass Out) वा छाड्ने (Drop Out) प्रक्रियाबारे संस्थामा सम्पर्क गर्नुहोस्।',
  },
  'enrollment-notice-link': common.helpDesk,
  'none-applied': { en: 'No applied admissions found', ne: 'आवेदन दिएको कुनै भर्ना भेटिएन' },
  'none-applied-help': {
    en: 'Admissions you apply for appear here with their fee and form.',
    ne: 'तपाईंले आवेदन दिएका भर्ना, शुल्क र फारम यहाँ देखिन्छन्।',
  },
  'courses-selected': {
    en: 'Courses selected. Now applying for Admission...',
    ne: 'विषय छानियो। अब भर्नाका लागि आवेदन दिँदै...',
  },
  'apply-done': {
    en: 'Successfully applied for Admission!Please pay fee from Admission.',
    ne: 'भर्नाको आवेदन सफल भयो! कृपया भर्नाबाट शुल्क तिर्नुहोस्।',
  },
  'apply-failed': { en: 'Failed to apply for Admission', ne: 'भर्नाका लागि आवेदन दिन सकिएन' },
  'form-failed': { en: 'Failed to download admission form.', ne: 'भर्ना फारम डाउनलोड हुन सकेन।' },
  'opening-gone': {
    en: 'Could not find details for this admission or the data is incomplete. It might be closed.',
    ne: 'यो भर्नाको विवरण भेटिएन वा अपूरो छ। यो बन्द भएको हुन सक्छ।',
  },
  'apply-by': { en: 'Apply by', ne: 'अन्तिम मिति' },
  name: { en: 'Admission', ne: 'भर्ना' },
  'paid-next': {
    en: 'The registrar’s office approves the admission; then your enrollment is active and the form is ready.',
    ne: 'रजिस्ट्रार कार्यालयले भर्ना स्वीकृत गरेपछि तपाईंको भर्ना सक्रिय हुन्छ र फारम तयार हुन्छ।',
  },
  fees: pageLabels.fees,
} as const satisfies Messages

/** Reasons for a refused application: from the server, and beneath a disabled button. */
export const refusalMessages = {
  'already-applied': {
    en: 'You have already applied for this admission.',
    ne: 'तपाईंले यस भर्नामा आवेदन दिइसक्नुभएको छ।',
  },
  closed: { en: 'The last date for this admission has passed.', ne: 'यस भर्नाको अन्तिम मिति सकियो।' },
  'not-open-yet': { en: 'This admission is not open yet.', ne: 'यो भर्ना अझै खुलेको छैन।' },
  'profile-incomplete': {
    en: 'Complete your profile before you apply.',
    ne: 'आवेदन दिनुअघि आफ्नो प्रोफाइल पूरा गर्नुहोस्।',
  },
  'active-enrollment': admissionMessages['enrollment-notice'],
  'no-seats-left': { en: 'This admission has no seats left.', ne: 'यस भर्नामा सिट बाँकी छैन।' },
  'entrance-required': admissionMessages['none-eligible'],
  'entrance-unpaid': admissionMessages['none-eligible'],
  'entrance-not-eligible': admissionMessages['none-eligible'],
  'other-academics': admissionMessages['none-eligible'],
} as const satisfies Record<ApplyReason, Message>

/** Rules and values a "Not Eligible" explains itself with. */
export const whyNotTexts = {
  'one-program': {
    en: 'A student studies one program at a time.',
    ne: 'विद्यार्थीले एक पटकमा एउटा मात्र कार्यक्रम पढ्छ।',
  },
  'enrolled-in': { en: 'Enrolled in {program}', ne: '{program}मा भर्ना' },
  'no-enrollment': { en: 'No active enrollment', ne: 'सक्रिय भर्ना छैन' },
  'needs-entrance': {
    en: 'Admission needs the entrance of the same program.',
    ne: 'भर्नाका लागि सोही कार्यक्रमको प्रवेश परीक्षा चाहिन्छ।',
  },
  'no-entrance': { en: 'No entrance registration', ne: 'प्रवेश परीक्षामा दर्ता छैन' },
  'entrance-of': {
    en: 'A paid and eligible entrance of {program}',
    ne: '{program}को शुल्क तिरेको र योग्य प्रवेश परीक्षा',
  },
  'needs-payment': {
    en: 'Only paid entrance registrations count.',
    ne: 'शुल्क तिरेको प्रवेश परीक्षा मात्र गनिन्छ।',
  },
  unpaid: { en: '{entrance}: fee unpaid', ne: '{entrance}: शुल्क तिर्न बाँकी' },
  paid: { en: '{entrance}: fee paid', ne: '{entrance}: शुल्क तिरेको' },
  'needs-eligible': {
    en: 'The entrance result must make you eligible.',
    ne: 'प्रवेश परीक्षाको नतिजाले योग्य ठहराउनुपर्छ।',
  },
  'not-eligible-yet': {
    en: '{entrance}: not eligible so far',
    ne: '{entrance}: अहिलेसम्म योग्य ठहरिएको छैन',
  },
  eligible: { en: '{entrance}: eligible', ne: '{entrance}: योग्य' },
  'same-part': {
    en: 'The entrance must be for the same {part}.',
    ne: 'प्रवेश परीक्षाको {part} उही हुनुपर्छ।',
  },
} as const satisfies Messages

/** The dashboard's next step on the way to an admission. */
export const admissionNextMessages = {
  further: {
    en: 'Studying further begins with an entrance exam.',
    ne: 'थप अध्ययन प्रवेश परीक्षाबाट सुरु हुन्छ।',
  },
  apply: { en: 'Apply for admission', ne: 'भर्नाका लागि आवेदन दिनुहोस्' },
  pay: { en: 'Pay the admission fee', ne: 'भर्ना शुल्क तिर्नुहोस्' },
  approval: { en: 'Your admission is being approved', ne: 'तपाईंको भर्ना आवेदन जाँच हुँदैछ' },
  deadline: { en: 'Apply for {name}', ne: '{name}मा आवेदन' },
  'not-open': { en: 'You may be admitted', ne: 'तपाईं भर्ना हुन योग्य हुनुहुन्छ' },
  'not-open-help': {
    en: 'Admission to your program is not open now. See notifications.',
    ne: 'तपाईंको कार्यक्रमको भर्ना अहिले खुला छैन। सूचना हेर्नुहोस्।',
  },
} as const satisfies Messages
