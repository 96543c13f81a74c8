import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of a course's outcome in an exam. */
export const resultOutcomes = {
  PASS: pageLabels.passed,
  FAIL: { en: 'Failed', ne: 'अनुत्तीर्ण' },
  ABSENT: pageLabels.absent,
  CANCELLED: { en: 'Cancelled', ne: 'रद्द' },
} as const satisfies Messages
