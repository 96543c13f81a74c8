import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Groups of reports, in the order in which the office lists them. */
export const reportGroups = {
  admissions: { en: 'Admissions', ne: 'प्रवेश र भर्ना' },
  students: officeLabels.students,
  exams: { en: 'Exams', ne: 'परीक्षा' },
  money: { en: 'Money', ne: 'रकम' },
  library: common.library,
  staff: { en: 'Staff', ne: 'कर्मचारी' },
} as const satisfies Messages

export type ReportGroup = keyof typeof reportGroups
