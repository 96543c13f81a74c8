import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts for a seat that is given up and waits for its second person. */
export const giveUpViewText = {
  'asked-on': { en: 'Asked on', ne: 'खोजेको मिति' },
  rule: { en: 'Rule of the admission', ne: 'भर्नाको नियम' },
  percent: { en: 'Share of that day', ne: 'त्यस दिनको अंश' },
  paid: { en: 'Paid', ne: 'तिरेको' },
  credit: { en: 'Becomes credit', ne: 'जम्मा हुने' },
  income: { en: 'Stays income', ne: 'आम्दानी रहने' },
  people: { en: 'Student', ne: 'विद्यार्थी' },
  student: common.name,
  opening: { en: 'Admission', ne: 'भर्ना' },
} as const satisfies Messages
