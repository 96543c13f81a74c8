import type { Messages } from '#platform/pure/message.ts'
import type { SelectionReason } from './selection.ts'

/** What the registry is told about entrance applications, and what the student's notices say. */
export const entranceOfficeMessages = {
  queue: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  'approving-opens': {
    en: 'Approving tells the applicant and opens the admit card. Being selected is decided by the result.',
    ne: 'स्वीकृत गर्दा आवेदकलाई खबर जान्छ र प्रवेशपत्र खुल्छ। छनोट नतिजाले गर्छ।',
  },
  'eligible-set': { en: 'Eligibility saved.', ne: 'योग्यता सुरक्षित भयो।' },
  'not-let-in': {
    en: 'Only an approved application can be selected.',
    ne: 'स्वीकृत आवेदन मात्र छान्न सकिन्छ।',
  },
  'result-unpublished': {
    en: 'The result of this entrance is not published yet. Two people publish who is selected.',
    ne: 'यस प्रवेश परीक्षाको नतिजा अझै प्रकाशित भएको छैन। को छानियो भन्ने दुई जनाले प्रकाशित गर्छन्।',
  },
  'notice-approved': {
    en: 'Your application for {name} is approved. You can download the admit card.',
    ne: '{name}को आवेदन स्वीकृत भयो। प्रवेशपत्र डाउनलोड गर्न सकिन्छ।',
  },
} as const satisfies Messages & Record<SelectionReason, unknown>
