import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Words for the outcome of a retotaling that waits for its second person. */
export const outcomeViewText = {
  student: common.student,
  number: officeLabels.symbolNumber,
  course: common.course,
  mark: { en: 'Mark of the final examination', ne: 'अन्तिम परीक्षाको अङ्क' },
  total: common.total,
  grade: pageLabels.grade,
  asked: { en: 'The student asked', ne: 'विद्यार्थीको अनुरोध' },
  reason: pageLabels.reason,
  people: { en: 'Whose result it is', ne: 'कसको नतिजा' },
} as const satisfies Messages
