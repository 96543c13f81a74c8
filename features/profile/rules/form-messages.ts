import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Education of a person as forms print it; both languages are on the same page. */
export const educationFormMessages = {
  record: { en: 'Academic record', ne: 'शैक्षिक विवरण' },
  level: common.level,
  board: { en: 'Board or university', ne: 'बोर्ड' },
  year: { en: 'Year', ne: 'वर्ष' },
  result: common.result,
} as const satisfies Messages
