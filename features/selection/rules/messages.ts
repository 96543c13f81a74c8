import type { Messages } from '#platform/pure/message.ts'
import { twoEntriesMessages } from '#features/marking/rules/facts.ts'
import type { PublishReason } from './score.ts'
import type { TwiceReason } from './twice.ts'

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
  'scores-entered-twice': {
    en: 'Entered: {n}. Agreed by two people: {agreed}. Differences: {differ}. Selected: {selected}.',
    ne: 'राखिएका: {n}, दुई जना सहमत: {agreed}, फरक: {differ}, छानिएका: {selected}',
  },
  'scores-pending': {
    en: 'Two people must enter every score. Second entry missing: {missing}. Differences: {differ}.',
    ne: 'हरेक अङ्क दुई जनाले राख्नुपर्छ। दोस्रो प्रविष्टि बाँकी: {missing}, फरक: {differ}',
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

/** Reasons for which a row is refused where scores are typed twice, and about settling a difference. */
export const twiceMessages = {
  'two-entered': twoEntriesMessages['two-entered'],
  'select-after-agreed': {
    en: 'Select this candidate once two people have agreed on the score.',
    ne: 'दुई जना अङ्कमा सहमत भएपछि मात्र छान्नुहोस्।',
  },
  'agreed-already': {
    en: 'Two others have agreed on this score. Only they may enter it again.',
    ne: 'यो अङ्कमा अरू दुई जना सहमत भइसकेका छन्। फेरि उनीहरूले मात्र राख्न सक्छन्।',
  },
  'settled-already': {
    en: 'This score was settled by a third person. Settle it again under Differences.',
    ne: 'यो अङ्क तेस्रो व्यक्तिले मिलाइसकेका छन्। ‘फरक’मा फेरि मिलाउनुहोस्।',
  },
  'typed-once': {
    en: 'Scores are typed once. There is no difference to settle.',
    ne: 'अङ्क एक पटक मात्र राखिन्छ। मिलाउनुपर्ने फरक छैन।',
  },
  'reason-needed': {
    en: 'Write the reason, for example: read again on the answer sheet.',
    ne: 'कारण लेख्नुहोस्, जस्तै: उत्तरपुस्तिकामा फेरि हेरियो।',
  },
} as const satisfies Messages & Record<TwiceReason, unknown>
