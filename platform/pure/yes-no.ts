import type { Messages } from './message.ts'

/** How a yes or no of a record is said. */
export const yesNo = {
  yes: { en: 'Yes', ne: 'हो' },
  no: { en: 'No', ne: 'होइन' },
} as const satisfies Messages
