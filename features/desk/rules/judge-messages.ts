import type { Messages } from '#platform/pure/message.ts'

/** Texts for the checks that a person judges. */
export const judgeText = {
  'left-some': {
    en: '{agree} of {all} agree, {n} for you to judge',
    ne: '{all}मध्ये {agree} मिल्छ, {n} तपाईंले जाँच्ने',
  },
  all: { en: 'All agree', ne: 'सबै मिल्छ' },
  mark: { en: 'Agrees?', ne: 'मिल्छ?' },
  'mark-fact': { en: '{fact}: agrees', ne: '{fact}: मिल्छ' },
  'judged-by': { en: 'judged by {name}', ne: '{name}ले जाँचेको' },
  'open-all-first': { en: 'Open every document first.', ne: 'पहिले सबै कागजात खोल्नुहोस्।' },
} as const satisfies Messages
