import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Words for the courses and seats of an admission or course registration, beside what is needed. */
export const programClaimMessages = {
  courses: pageLabels.courses,
  'courses-chosen': {
    en: '{n} {n|course|courses}, {credits} credits',
    ne: '{n} विषय, {credits} क्रेडिट',
  },
  'courses-needed': { en: 'every compulsory course', ne: 'सबै अनिवार्य विषय' },
  'credits-needed': {
    en: 'every compulsory course, at least {n} credits',
    ne: 'सबै अनिवार्य विषय, कम्तीमा {n} क्रेडिट',
  },
  'credits-between': {
    en: 'every compulsory course, {n} to {most} credits',
    ne: 'सबै अनिवार्य विषय, {n}देखि {most} क्रेडिट',
  },
  seats: officeLabels.seats,
  'seats-taken': {
    en: '{taken} of {total} taken, this one included',
    ne: '{total}मध्ये {taken} भरिए, यो समेत',
  },
  'seats-needed': { en: 'not more than the seats', ne: 'सिट सङ्ख्याभन्दा बढी होइन' },
} as const satisfies Messages
