import type { Messages } from '#platform/pure/message.ts'

/** Words for an award that waits for its second person. */
export const awardViewText = {
  award: { en: 'Award', ne: 'प्रदान रकम' },
  reason: { en: 'Reason', ne: 'कारण' },
  applicant: { en: 'Applicant', ne: 'आवेदक' },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  cgpa: { en: 'CGPA', ne: 'सीजीपीए' },
  attendance: { en: 'Attendance', ne: 'हाजिरी' },
  score: { en: 'Mean score of the committee', ne: 'समितिको औसत अङ्क' },
  seats: { en: 'Seats of the scholarship', ne: 'छात्रवृत्तिका सिट' },
  'seats-found': { en: '{taken} of {seats} given', ne: '{seats}मध्ये {taken} दिइसकिएको' },
  'no-limit': { en: '{taken} given, no limit', ne: '{taken} दिइसकिएको, सीमा छैन' },
} as const satisfies Messages
