import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Words for an award that waits for its second person. */
export const awardViewText = {
  award: { en: 'Award', ne: 'प्रदान रकम' },
  reason: pageLabels.reason,
  applicant: { en: 'Applicant', ne: 'आवेदक' },
  student: common.student,
  cgpa: common.cgpa,
  attendance: officeLabels.attendance,
  score: { en: 'Mean score of the committee', ne: 'समितिको औसत अङ्क' },
  seats: { en: 'Seats of the scholarship', ne: 'छात्रवृत्तिका सिट' },
  'seats-found': { en: '{taken} of {seats} given', ne: '{seats}मध्ये {taken} दिइसकिएको' },
  'no-limit': { en: '{taken} given, no limit', ne: '{taken} दिइसकिएको, सीमा छैन' },
} as const satisfies Messages
