import type { Messages } from '#platform/pure/message.ts'

export const choiceText = {
  row: { en: 'Choose {name}', ne: '{name} छान्ने' },
  all: { en: 'Choose all', ne: 'सबै छान्ने' },
} as const satisfies Messages
