import type { Messages } from '#platform/pure/message.ts'

export const listFileMessages = {
  title: { en: 'List as a file', ne: 'सूची फाइलमा' },
  made: { en: 'The list was made as a file.', ne: 'सूचीको फाइल बन्यो।' },
  'no-format': {
    en: 'A list is made as CSV or XLSX.',
    ne: 'सूची CSV वा XLSX मा बनाइन्छ।',
  },
} as const satisfies Messages
