import type { Messages } from '#platform/pure/message.ts'

/** Texts of a day that is typed into one field. */
export const dateMessages = {
  'as-written': { en: 'YYYY-MM-DD', ne: 'साल-महिना-गते' },
} as const satisfies Messages
