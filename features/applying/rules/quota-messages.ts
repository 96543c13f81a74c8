import type { Messages } from '#platform/pure/message.ts'

/** The register of quotas. */
export const quotaMessages = {
  plural: { en: 'Quotas', ne: 'कोटाहरू' },
  'name-help': {
    en: 'Applications store this name, so it stays. To replace a quota, make a new one and set this one inactive.',
    ne: 'आवेदनमा यही नाम रहन्छ, त्यसैले यो बदलिँदैन। सट्टामा नयाँ कोटा बनाउनुहोस् र यसलाई निष्क्रिय गर्नुहोस्।',
  },
  'no-comma': {
    en: 'A name has no comma: commas stand between quotas.',
    ne: 'नाममा अल्पविराम हुँदैन: अल्पविरामले कोटा छुट्याउँछ।',
  },
  gender: { en: 'Only for this gender', ne: 'यो लिङ्गका लागि मात्र' },
  'gender-help': {
    en: 'Compared with the profile. Leave empty if it is for all.',
    ne: 'प्रोफाइलसँग मिलाइन्छ। सबैका लागि भए खाली छोड्नुहोस्।',
  },
  proofs: { en: 'Proofs it needs', ne: 'चाहिने प्रमाण' },
  'proofs-help': {
    en: 'Students read it where they choose the quota, staff where they check it. Leave empty if it needs none.',
    ne: 'विद्यार्थीले कोटा छान्दा र कर्मचारीले जाँच्दा यो देख्छन्। प्रमाण नचाहिए खाली छोड्नुहोस्।',
  },
  'proofs-ne': { en: 'Proofs in Nepali', ne: 'प्रमाण नेपालीमा' },
  'proofs-both': {
    en: 'Type the proofs in both languages, or in neither.',
    ne: 'प्रमाण दुवै भाषामा लेख्नुहोस्, वा दुवै खाली छोड्नुहोस्।',
  },
} as const satisfies Messages
