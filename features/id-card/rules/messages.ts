import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the student's identity card, in both languages on one card. */
export const idCardMessages = {
  title: { en: 'Student identity card', ne: 'विद्यार्थी परिचयपत्र' },
  name: common.name,
  programme: common.programme,
  roll: common.rollNo,
  registration: pageLabels.registrationNo,
  intake: { en: 'Year of intake', ne: 'भर्ना वर्ष' },
  born: common.dateOfBirth,
  'born-on': { en: 'Born', ne: 'जन्म' },
  found: {
    en: 'If found, return to the university.',
    ne: 'भेटिए विश्वविद्यालयमा बुझाउनुहोस्।',
  },
  'not-enrolled': {
    en: 'This student is not enrolled any more.',
    ne: 'यी विद्यार्थी अब अध्ययनरत छैनन्।',
  },
} as const satisfies Messages
