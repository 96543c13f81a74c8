import type { Messages } from '#platform/pure/message.ts'

/** Messages for the registry about passing students out. */
export const passOutMessages = {
  'enrollments-missing': {
    en: 'Give one enrollment as n_program_enroll_ID, or a list as n_program_enroll_IDs.',
    ne: 'कुन भर्ना हो भन्नुहोस्: एउटा n_program_enroll_ID मा, वा सूची n_program_enroll_IDs मा।',
  },
  'passed-out': {
    en: '{passed} of {all} enrollments are passed out.',
    ne: '{all}मध्ये {passed} भर्ना उत्तीर्ण जनाइए।',
  },
  unchanged: { en: ' Unchanged: {list}.', ne: ' यथावत्: {list}' },
  'credits-missing': {
    en: '{name}: {earned} of {needed} credits',
    ne: '{name}: {needed}मध्ये {earned} क्रेडिट',
  },
  'results-waiting': { en: ', no result yet for {codes}', ne: ', {codes}को नतिजा आएको छैन' },
  'results-not-passed': { en: ', not passed in {codes}', ne: ', {codes}मा उत्तीर्ण होइन' },
  'person-not-active': {
    en: '{name}: the enrollment is not active',
    ne: '{name}: भर्ना सक्रिय छैन',
  },
  'person-unknown': { en: '{name}: there is no such enrollment', ne: '{name}: यस्तो भर्ना छैन' },
} as const satisfies Messages
