import type { Messages } from '#platform/pure/message.ts'
import type { PublishReason } from './score.ts'

/** Texts for every test that selects; a kind's own texts are `SelectionTexts`. */
export const selectionMessages = {
  'sheet-read': { en: 'Scores of {name}', ne: '{name}का अङ्क' },
  'columns-wrong': {
    en: 'The first line must name the columns erollno, score, attendance and selected.',
    ne: 'पहिलो पङ्क्तिमा erollno, score, attendance र selected स्तम्भ हुनुपर्छ।',
  },
  'number-twice': {
    en: 'This symbol number is in the file more than once.',
    ne: 'यो सिम्बल नम्बर फाइलमा एकभन्दा बढी पटक छ।',
  },
  'numbers-given': { en: 'Symbol numbers given: {n}', ne: 'दिइएका सिम्बल नम्बर: {n}' },
  'numbers-first': {
    en: 'Give symbol numbers first: some approved candidates have none.',
    ne: 'पहिले सिम्बल नम्बर दिनुहोस्: केही स्वीकृत परीक्षार्थीको छैन।',
  },
  'seat-wrong': {
    en: 'Write the first seat with a number at its end, such as Room 204, Seat 18.',
    ne: 'पहिलो सिट अन्त्यमा नम्बर राखेर लेख्नुहोस्, जस्तै कोठा २०४, सिट १८।',
  },
  'seats-given': { en: 'Seats given: {n}', ne: 'दिइएका सिट: {n}' },
  'notice-seated': {
    en: 'Your admit card for {name} is ready: symbol number {number}, {seat}.',
    ne: '{name}को प्रवेशपत्र तयार छ। सिम्बल नम्बर: {number}, स्थान: {seat}',
  },
  'scores-saved': {
    en: 'Saved: {n}. Selected: {selected}.',
    ne: 'राखिएका: {n}, छानिएका: {selected}',
  },
  'scores-missing': {
    en: 'A candidate has neither a score nor an absence.',
    ne: 'कसैको न अङ्क न अनुपस्थिति राखिएको छ।',
  },
  proposed: {
    en: 'Proposed: {selected} of {n} selected. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। {n}मध्ये छानिएका: {selected}, दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'not-let-in': {
    en: 'Only an approved application can be selected.',
    ne: 'स्वीकृत आवेदन मात्र छान्न सकिन्छ।',
  },
  'eligible-set': { en: 'Eligibility saved.', ne: 'योग्यता सुरक्षित भयो।' },
} as const satisfies Messages & Partial<Record<PublishReason, unknown>>
