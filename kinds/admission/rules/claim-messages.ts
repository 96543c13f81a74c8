import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts about the entrance of an admission, beside the requirements. */
export const admissionClaimMessages = {
  entrance: common.entrance,
  'entrance-scored': { en: '{name}: {score} of {full}', ne: '{name}: {full}मा {score}' },
  'entrance-unscored': { en: '{name}: no score', ne: '{name}: अङ्क छैन' },
  'entrance-none': { en: 'none for this programme', ne: 'यस कार्यक्रमको छैन' },
  'entrance-needed': { en: 'paid, selected for admission', ne: 'तिरिएको, भर्नाका लागि छानिएको' },
  quota: common.quota,
  'quota-none': { en: 'none claimed', ne: 'दाबी छैन' },
  'quota-needed': { en: 'as in the published result', ne: 'प्रकाशित नतिजामा जस्तै' },
} as const satisfies Messages
