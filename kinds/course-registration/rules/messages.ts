import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { ApplyReason } from './apply.ts'

/** Texts of the Course Registration page (SPEC §2, §5, §8; READINGS ). */
export const registrationMessages = {
  title: { en: 'Course Registration', ne: 'विषय दर्ता' },
  subtitle: {
    en: 'Register for the courses of your semester',
    ne: 'आफ्नो सेमेस्टरका विषय दर्ता गर्नुहोस्',
  },
  'open-tab': { en: 'Open Course Registrations', ne: 'खुला विषय दर्ता' },
  'applied-tab': { en: 'Applied Course Registrations', ne: 'आवेदन दिएका विषय दर्ता' },
  'none-open': { en: 'No Open course registrations found', ne: 'कुनै खुला विषय दर्ता भेटिएन' },
  'none-open-help': {
    en: 'Registration opens before each semester. See notifications.',
    ne: 'हरेक सेमेस्टरअघि दर्ता खुल्छ। सूचना हेर्नुहोस्।',
  },
  'none-applied': {
    en: 'No applied course registrations found',
    ne: 'आवेदन दिएको कुनै विषय दर्ता भेटिएन',
  },
  'none-applied-help': {
    en: 'Semesters you register for appear here with their fee and form.',
    ne: 'तपाईंले दर्ता गरेका सेमेस्टर, शुल्क र फारम यहाँ देखिन्छन्।',
  },
  'enrollment-notice': common.activeProgramEnrollmentRequired,
  'enrollment-required': {
    en: 'You must have an active program enrollment to register for courses',
    ne: 'विषय दर्ता गर्न सक्रिय कार्यक्रम भर्ना हुनुपर्छ',
  },
  'enrollment-notice-link': { en: 'Go to New Admission', ne: 'नयाँ भर्नामा जानुहोस्' },
  'apply-done': {
    en: 'Successfully applied for Course Registration! Please pay fee from Course Registration.',
    ne: 'विषय दर्ताको आवेदन सफल भयो! कृपया विषय दर्ताबाट शुल्क तिर्नुहोस्।',
  },
  'apply-failed': {
    en: 'Failed to apply for Course Registration',
    ne: 'विषय दर्ताका लागि आवेदन दिन सकिएन',
  },
  'form-failed': {
    en: 'Failed to download course registration form.',
    ne: 'विषय दर्ता फारम डाउनलोड हुन सकेन।',
  },
  'opening-gone': {
    en: 'Could not find details for this course registration or the data is incomplete. It might be closed.',
    ne: 'यो विषय दर्ताको विवरण भेटिएन वा अपूरो छ। यो बन्द भएको हुन सक्छ।',
  },
  'apply-by': { en: 'Register by', ne: 'अन्तिम मिति' },
  name: pageLabels.courseRegistration,
  'paid-next': {
    en: 'The registrar’s office approves the registration; then the form is ready.',
    ne: 'रजिस्ट्रार कार्यालयले दर्ता स्वीकृत गरेपछि फारम तयार हुन्छ।',
  },
  fees: pageLabels.fees,
} as const satisfies Messages

/** Reasons for a refused registration: from the server, and beneath a disabled button. */
export const refusalMessages = {
  'already-applied': {
    en: 'You have already applied for this course registration.',
    ne: 'तपाईंले यस विषय दर्तामा आवेदन दिइसक्नुभएको छ।',
  },
  closed: {
    en: 'The last date for this course registration has passed.',
    ne: 'यस विषय दर्ताको अन्तिम मिति सकियो।',
  },
  'not-open-yet': {
    en: 'This course registration is not open yet.',
    ne: 'यो विषय दर्ता अझै खुलेको छैन।',
  },
  'no-seats-left': {
    en: 'This course registration has no seats left.',
    ne: 'यस विषय दर्तामा सिट बाँकी छैन।',
  },
  'enrollment-required': registrationMessages['enrollment-required'],
  'first-semester': {
    en: 'The first semester is registered with the admission.',
    ne: 'पहिलो सेमेस्टर भर्नासँगै दर्ता हुन्छ।',
  },
  'other-academics': {
    en: 'This course registration does not match your enrollment.',
    ne: 'यो विषय दर्ता तपाईंको भर्नासँग मिल्दैन।',
  },
} as const satisfies Record<ApplyReason, Message>

/** Rules and values a "Not Eligible" explains itself with. */
export const whyNotTexts = {
  'needs-enrollment': {
    en: 'Course registration needs an active program enrollment.',
    ne: 'विषय दर्ताका लागि सक्रिय कार्यक्रम भर्ना चाहिन्छ।',
  },
  'no-enrollment': { en: 'No active enrollment', ne: 'सक्रिय भर्ना छैन' },
  'enrollment-in': { en: 'An active enrollment in {program}', ne: '{program}मा सक्रिय भर्ना' },
  'same-part': {
    en: 'The registration must be for the {part} of your enrollment.',
    ne: 'दर्ताको {part} तपाईंको भर्नाकै हुनुपर्छ।',
  },
  'after-first': refusalMessages['first-semester'],
  'later-semester': { en: 'A later semester', ne: 'पछिल्लो सेमेस्टर' },
} as const satisfies Messages

/** The dashboard's next step of an enrolled student. */
export const registrationNextMessages = {
  apply: { en: 'Register for your courses', ne: 'आफ्ना विषय दर्ता गर्नुहोस्' },
  pay: { en: 'Pay the registration fee', ne: 'दर्ता शुल्क तिर्नुहोस्' },
  approval: { en: 'Your registration is being approved', ne: 'तपाईंको दर्ता स्वीकृत हुँदैछ' },
  deadline: { en: 'Register for {name}', ne: '{name}मा दर्ता' },
  'done-on': { en: 'Done · {day}', ne: 'पूरा · {day}' },
} as const satisfies Messages
