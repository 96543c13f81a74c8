import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Refusals and results of actions that have a first day. `{when}` and `{done}` come from `momentValues`. */
export const firstDayMessages = {
  'too-early': {
    en: 'This can be done from {when}, when {done}. To do it earlier, give a reason; a second person confirms it.',
    ne: 'यो काम {done} मात्र, {when}देखि गर्न मिल्छ। त्यसअघि गर्न कारण र दोस्रो व्यक्ति चाहिन्छ।',
  },
  'day-moved': {
    en: 'The date has changed since: this can be done from {when}, when {done}. Propose it again with a reason.',
    ne: 'यसबीच मिति सरेको छ: यो काम {done} मात्र, {when}देखि गर्न मिल्छ। कारणसहित फेरि प्रस्ताव गर्नुहोस्।',
  },
  'not-early': {
    en: 'This can be done now without a proposal.',
    ne: 'यो काम अहिले नै गर्न मिल्छ। प्रस्ताव चाहिँदैन।',
  },
  'reason-needed': officeLabels.sayWhy,
  'early-proposed': {
    en: 'Proposed. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
} as const satisfies Messages

/** Screen texts of the first day of an action. */
export const firstDayText = {
  from: { en: 'From {when}, when {done}.', ne: '{done}, {when}देखि।' },
  undated: {
    en: 'The date of {what} is not recorded, so we do not know from when this can be done.',
    ne: '{what}को मिति राखिएको छैन, त्यसैले यो काम कहिलेदेखि गर्न मिल्छ भन्ने थाहा छैन।',
  },
  'undated-fact': { en: 'Day not recorded', ne: 'मिति नराखिएको' },
  'days-before': { en: '{n} {n|day|days} before {event}', ne: '{event}भन्दा {n} दिन अघि' },
  'same-day': { en: 'On the day of {event}, before it is over', ne: '{event}कै दिन, सकिनुअघि' },
  reason: { en: 'Reason for the earlier date', ne: 'त्यसअघि गर्नुको कारण' },
  propose: { en: 'Propose earlier date', ne: 'त्यसअघि गर्ने प्रस्ताव' },
  'propose-lead': {
    en: 'A second person reads the reason and confirms it. From then on it can be done.',
    ne: 'दोस्रो व्यक्तिले कारण पढेर पक्का गरेपछि यो काम गर्न मिल्छ।',
  },
  'reason-lead': {
    en: 'Give a reason for the earlier date. The second person reads it in full.',
    ne: 'त्यसअघि गर्न कारण चाहिन्छ। दोस्रो व्यक्तिले त्यो पूरै पढ्छन्।',
  },
  agreed: {
    en: 'Two people have agreed to do this earlier. Reason: {reason}',
    ne: 'त्यसअघि गर्न दुई जना सहमत छन्। कारण: {reason}',
  },
  waits: {
    en: '{name} has proposed to do this earlier. A second person must confirm it.',
    ne: '{name}ले त्यसअघि गर्ने प्रस्ताव गर्नुभएको छ। दोस्रो व्यक्तिको पर्खाइमा।',
  },
  'to-second': officeLabels.readAndDecide,
} as const satisfies Messages
