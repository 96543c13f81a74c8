import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

export const institutionMessages = {
  portal: { en: 'Student Portal', ne: 'विद्यार्थी पोर्टल' },
  'help-desk': common.helpDesk,
  fonepay: { en: 'Fonepay QR', ne: 'फोनपे क्यूआर' },
  promise: { en: 'One place for admission, exams and fees.', ne: 'भर्ना, परीक्षा र शुल्क, एकै ठाउँमा।' },
} as const satisfies Messages
