import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

export const enrollmentMessages = {
  'active-required': common.activeProgramEnrollmentRequired,
  'fetch-failed': {
    en: 'Failed to fetch program enrollment info',
    ne: 'कार्यक्रम भर्नाको विवरण ल्याउन सकिएन',
  },
  'fetch-failed-help': {
    en: 'Without it we cannot show what you can apply for.',
    ne: 'यो नभई तपाईंले केमा आवेदन दिन मिल्छ देखाउन सकिँदैन।',
  },
  'apply-failed': {
    en: 'Failed to apply for Program Enrollment',
    ne: 'कार्यक्रम भर्नाका लागि आवेदन दिन सकिएन',
  },
} as const satisfies Messages
