import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages to the registrar about entrance applications, and the student's notifications. */
export const entranceOfficeMessages = {
  queue: common.entrance,
  'approving-opens': {
    en: 'Approving notifies the applicant and opens the admit card. The result decides who is selected.',
    ne: 'स्वीकृत गर्दा आवेदकलाई खबर जान्छ र प्रवेशपत्र खुल्छ। छनोट नतिजाले गर्छ।',
  },
  'notice-approved': {
    en: 'Your application for {name} is approved. You can download the admit card.',
    ne: '{name}को आवेदन स्वीकृत भयो। प्रवेशपत्र डाउनलोड गर्न सकिन्छ।',
  },
} as const satisfies Messages
