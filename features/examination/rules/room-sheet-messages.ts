import * as common from '#platform/pure/labels/common.ts'
import * as page from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts printed on what hangs outside a room and lies on a desk; both languages are on the same page. */
export const roomSheetMessages = {
  attendance: { en: 'Attendance sheet', ne: 'हाजिरी पाना' },
  list: { en: 'Room list', ne: 'कोठाको सूची' },
  labels: { en: 'Desk labels', ne: 'डेस्कमा टाँस्ने पर्ची' },
  seat: { en: 'Seat', ne: 'सिट' },
  number: { en: 'Symbol no.', ne: 'सिम्बल नं.' },
  name: common.name,
  booklet: { en: 'Answer book no.', ne: 'उत्तरपुस्तिका नं.' },
  signature: page.signature,
  page: { en: 'Sheet {n} of {of}', ne: 'पाना {n}/{of}' },
  present: { en: 'Present', ne: 'उपस्थित' },
  absent: { en: 'Absent', ne: 'अनुपस्थित' },
  invigilator: { en: "Invigilator's signature", ne: 'निरीक्षकको सही' },
} as const satisfies Messages
