import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Words for the courses of an exam registration, beside what is needed. */
export const examClaimMessages = {
  'no-courses': { en: 'no course', ne: 'विषय छैन' },
  courses: pageLabels.courses,
  'courses-needed': officeLabels.atLeastOne,
  internal: { en: 'internal {marks}', ne: 'आन्तरिक {marks}' },
  'internal-unknown': { en: 'no internal marks', ne: 'आन्तरिक अङ्क छैन' },
  'with-attendance': {
    en: '{internal}, attendance {attendance} %',
    ne: '{internal}, हाजिरी {attendance} %',
  },
  'internal-needed': { en: '{need} or more', ne: '{need} वा बढी' },
  'needed-attendance': {
    en: '{need} or more, attendance {attendance} %',
    ne: '{need} वा बढी, हाजिरी {attendance} %',
  },
  'not-offered': {
    en: 'Passed meanwhile, or no longer registered.',
    ne: 'यसबीच उत्तीर्ण, वा अब दर्ता छैन।',
  },
} as const satisfies Messages
