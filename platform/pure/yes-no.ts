import type { Messages } from './message.ts'

/** Texts of a boolean value of a record. */
export const yesNo = {
  yes: { en: 'Yes', ne: 'हो' },
  no: { en: 'No', ne: 'होइन' },
} as const satisfies Messages
