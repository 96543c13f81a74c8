import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Words for what a university registration rests on, beside what is needed. */
export const registrationClaimMessages = {
  admission: { en: 'Admission', ne: 'भर्ना आवेदन' },
  'admission-approved': { en: 'approved', ne: 'स्वीकृत' },
  'admission-none': { en: 'none approved', ne: 'स्वीकृत छैन' },
  'admission-needed': { en: 'an approved admission', ne: 'स्वीकृत भर्ना' },
  marksheets: { en: 'Marksheets', ne: 'अङ्कपत्रहरू' },
  'marksheets-found': { en: '{n} {n|file|files}', ne: '{n} वटा फाइल' },
  'marksheets-needed': officeLabels.atLeastOne,
} as const satisfies Messages
