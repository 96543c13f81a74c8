import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message } from '#platform/pure/message.ts'
import type { PaperOutcome } from './course-result.ts'
import type { Promotion } from './promotion.ts'

/** Labels of an exam paper's outcome. */
export const paperOutcomes = {
  PASS: pageLabels.passed,
  FAIL: { en: 'Failed', ne: 'अनुत्तीर्ण' },
  ABSENT: pageLabels.absent,
  CANCELLED: { en: 'Cancelled', ne: 'रद्द' },
} as const satisfies Record<PaperOutcome, Message>

/** Labels of the whole exam's outcome. */
export const sheetOutcomes = {
  PASS: pageLabels.passed,
  FAIL: { en: 'Not passed', ne: 'अनुत्तीर्ण' },
} as const satisfies Record<'PASS' | 'FAIL', Message>

export const promotions = {
  passed: { en: 'Every course passed', ne: 'सबै विषय उत्तीर्ण' },
  promoted: { en: 'Promoted with back papers', ne: 'ब्याक पेपरसहित कक्षोन्नति' },
  'not-promoted': { en: 'Not promoted', ne: 'कक्षोन्नति नभएको' },
} as const satisfies Record<Promotion, Message>
