import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts for the second person of a merit list. */
export const meritViewText = {
  version: { en: 'Version', ne: 'संस्करण' },
  rules: { en: 'Rule set', ne: 'नियम' },
  'rules-name': { en: '{name}, version {n}', ne: '{name}, संस्करण {n}' },
  at: { en: 'Release time', ne: 'प्रकाशन समय' },
  days: { en: 'Days to accept a seat', ne: 'सिट स्वीकार गर्ने दिन' },
  seats: { en: 'Seats given', ne: 'दिइएका सिट' },
  'seats-found': { en: '{given} of {seats}', ne: '{seats}मध्ये {given}' },
  waiting: { en: 'On the waiting list', ne: 'प्रतीक्षा सूचीमा' },
  'left-out': { en: 'Left out', ne: 'सूचीमा नपरेका' },
  unchanged: { en: 'Scores, claims and rules', ne: 'अङ्क, दाबी र नियम' },
  'unchanged-found': { en: 'as when it was computed', ne: 'सूची बनाउँदा जस्तै' },
  'changed-found': {
    en: 'changed since: it has to be computed again',
    ne: 'त्यसपछि बदलिएका छन्: फेरि तयार गर्नुपर्छ',
  },
  undecided: { en: 'Paid applications without a decision', ne: 'निर्णय नभएका आवेदन' },
  'people-seated': { en: 'People with a seat', ne: 'सिट पाउनेहरू' },
  'people-waiting': { en: 'First on the waiting list', ne: 'प्रतीक्षा सूचीमा अगाडि' },
  rank: { en: 'Rank', ne: 'क्रम' },
  name: common.name,
  number: officeLabels.symbolNumber,
  score: { en: 'Score', ne: 'अङ्क' },
  'seat-by': { en: 'Seat by', ne: 'सिट कसरी' },
  'in-program': { en: '{program}, preference {n}: {by}', ne: '{program}, रोजाइ {n}: {by}' },
  passed: { en: '{quota}, passed on from {from}', ne: '{quota}, {from}बाट सरेको' },
} as const satisfies Messages
