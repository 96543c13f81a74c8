import type { Messages } from '#platform/pure/message.ts'

/** Filters that a report may have, by their names on the wire and in an address, in the order of the screen. */
export const reportFilters = {
  fiscal_year: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
  academic_year: { en: 'Academic year', ne: 'शैक्षिक वर्ष' },
  program: { en: 'Programme', ne: 'कार्यक्रम' },
  exam: { en: 'Exam', ne: 'परीक्षा' },
  from: { en: 'From', ne: 'देखि' },
  to: { en: 'To', ne: 'सम्म' },
  counted_by: { en: 'Counted by', ne: 'गणनाको आधार' },
} as const satisfies Messages

export type FilterName = keyof typeof reportFilters
