import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** The choice of quotas. */
export const quotaChoiceMessages = {
  quota: common.quota,
  hint: { en: '(optional, choose all that fit you)', ne: '(ऐच्छिक, मिल्ने जति सबै छान्नुहोस्)' },
  'proof-later': {
    en: 'The office asks for proof of a quota at admission.',
    ne: 'कोटाको प्रमाण भर्नाका बेला कार्यालयले माग्छ।',
  },
  loading: { en: 'Loading quotas', ne: 'कोटा खुल्दैछ' },
  proofs: { en: 'Proof for {quota}: {proofs}.', ne: '{quota}का लागि प्रमाण: {proofs}' },
} as const satisfies Messages
