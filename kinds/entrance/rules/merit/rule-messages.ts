import {
  type Message,
  type Messages,
  type MessageValues,
  sameInBoth,
  sayInBoth,
} from '#platform/pure/message.ts'
import type { TieSolvedBy } from './ranked.ts'
import { partOf } from './rule-set.ts'
import { type BelowPart, ownScore } from './weights.ts'

/** The rules of a merit list as sentences, for staff and applicants. */
export const ruleText = {
  order: { en: 'Order', ne: 'क्रम' },
  'order-is': {
    en: 'Seats are given in this order: {quotas}. Each goes to the best by rank who has none yet.',
    ne: 'सिट दिइने क्रम {quotas} हो। प्रत्येक सिट क्रममा सबैभन्दा अगाडिको, सिट नपाएको व्यक्तिलाई जान्छ।',
  },
  programs: { en: 'Programmes', ne: 'कार्यक्रम' },
  'programs-are': {
    en: 'Each gets one seat, in the first programme of the own order in which the rank is good enough. When a seat becomes free later, people move up in the same way.',
    ne: 'प्रत्येकले आफ्नो रोजाइको क्रममा पुग्ने पहिलो कार्यक्रममा एउटा सिट पाउँछ। पछि सिट खाली भए पनि त्यसै गरी माथि सारिन्छ।',
  },
  'for-all': {
    en: 'All applicants compete for {quotas}, for other quotas those whose proof is approved.',
    ne: '{quotas}मा सबै आवेदक पर्छन्। अरू कोटामा प्रमाण स्वीकृत भएका मात्र पर्छन्।',
  },
  'for-claims': {
    en: 'Applicants compete for the quotas whose proof is approved.',
    ne: 'प्रमाण स्वीकृत भएको कोटामा मात्र आवेदक पर्छन्।',
  },
  ties: { en: 'Equal score', ne: 'समान अङ्क' },
  'ties-are': {
    en: 'At equal scores: {ties}. Still equal: {last}.',
    ne: 'अङ्क समान भए {ties}, त्यसमा पनि समान भए {last} पहिले।',
  },
  'ties-none': { en: 'At equal scores: {last}.', ne: 'अङ्क समान भए {last} पहिले।' },
  unfilled: { en: 'Unfilled seats', ne: 'खाली रहेका सिट' },
  'unfilled-pass': {
    en: 'Seats without an applicant are passed on: {passes}.',
    ne: 'आवेदक नभएका सिट {passes} सर्छन्।',
  },
  'unfilled-stay': {
    en: 'Seats without an applicant stay empty.',
    ne: 'आवेदक नभएका सिट खाली रहन्छन्।',
  },
  pass: { en: '{from} to {to}', ne: '{from}बाट {to}मा' },
  minimum: { en: 'Minimum score', ne: 'न्यूनतम अङ्क' },
  'minimum-is': {
    en: 'Applicants below {n} are left out.',
    ne: '{n}भन्दा कम अङ्क ल्याउने सूचीमा पर्दैनन्।',
  },
  'minimum-in': {
    en: 'In {part} at least {n} is needed.',
    ne: '{part}मा कम्तीमा {n} चाहिन्छ।',
  },
  score: { en: 'Score', ne: 'अङ्क' },
  'score-is': {
    en: 'The score is counted from {parts}.',
    ne: 'क्रम {parts} मिलाएर निकालिन्छ।',
  },
  weighted: { en: '{part} ({weight} per cent)', ne: '{part} ({weight} प्रतिशत)' },
  'minimum-none': { en: 'There is none.', ne: 'तोकिएको छैन।' },
} as const satisfies Messages

const tieNames = {
  older: { en: 'the older one first', ne: 'जेठो पहिले' },
  younger: { en: 'the younger one first', ne: 'कान्छो पहिले' },
  'applied-first': { en: 'the earlier application first', ne: 'पहिले आवेदन दिने पहिले' },
  number: { en: 'the lower application number', ne: 'सानो आवेदन नम्बर' },
  part: { en: 'the higher score in {part}', ne: '{part}मा बढी अङ्क' },
} as const satisfies Messages

const ownScoreName: Message = { en: 'entrance score', ne: 'प्रवेश परीक्षाको अङ्क' }

/** A weighted part as words within a sentence. */
export function weightedName(part: string): Message {
  return part === ownScore ? ownScoreName : sameInBoth(part)
}

/** Values of a sentence about a part below its minimum. */
export function partValues(below: BelowPart | null): MessageValues {
  if (below === null) return {}
  return { part: weightedName(below.part), score: below.score, least: below.minimum }
}

/** A rule for equal scores as words within a sentence. */
export function tieName(tie: TieSolvedBy): Message {
  const part = partOf(tie)
  if (part !== null) return sayInBoth(tieNames.part, { part })
  return tieNames[tie as keyof typeof tieNames]
}
