import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the form of a rule set. */
export const ruleFormText = {
  title: { en: 'Rules of the merit list', ne: 'योग्यता सूचीका नियम' },
  lead: {
    en: 'Saving makes a new version. Lists that were computed keep theirs.',
    ne: 'सुरक्षित गर्दा नयाँ संस्करण बन्छ। बनिसकेका सूचीको नियम बदलिँदैन।',
  },
  name: { en: 'Name of the rule set', ne: 'नियमको नाम' },
  minimum: { en: 'Minimum score', ne: 'न्यूनतम अङ्क' },
  'of-full': {
    en: 'Full score {full}. Empty: no minimum.',
    ne: 'पूर्णाङ्क {full}, खाली भए न्यूनतम छैन।',
  },
  quotas: { en: 'Quotas, in the order in which their seats are given', ne: 'कोटा, सिट दिइने क्रममा' },
  quota: common.quota,
  'quota-at': { en: 'Quota {n}', ne: 'कोटा {n}' },
  seats: officeLabels.seats,
  'seats-of': { en: 'Seats of {quota}', ne: '{quota}का सिट' },
  'for-all': { en: 'For all applicants', ne: 'सबै आवेदकका लागि' },
  'for-all-of': { en: '{quota} is for all applicants', ne: '{quota} सबै आवेदकका लागि' },
  'passes-to': { en: 'Unfilled seats go to', ne: 'खाली सिट जाने कोटा' },
  'passes-of': { en: 'Unfilled seats of {quota} go to', ne: '{quota}का खाली सिट जाने कोटा' },
  stays: { en: 'no quota', ne: 'कतै होइन' },
  up: { en: 'Move {quota} up', ne: '{quota} माथि सार्ने' },
  remove: { en: 'Remove {quota}', ne: '{quota} हटाउने' },
  order: { en: 'Order', ne: 'क्रम' },
  add: { en: 'Add a quota', ne: 'कोटा थप्ने' },
  total: { en: 'Seats: {n}', ne: 'जम्मा सिट: {n}' },
  'total-of': {
    en: 'Seats: {n} of {most} in the programme',
    ne: 'जम्मा सिट: कार्यक्रमका {most}मध्ये {n}',
  },
  weights: { en: 'Parts that the score is counted from', ne: 'अङ्क गनिने भाग' },
  'weights-lead': {
    en: 'Weights are 100 per cent together. All empty: the entrance score alone counts.',
    ne: 'भारको जोड १०० प्रतिशत। सबै खाली भए प्रवेश परीक्षाको अङ्क मात्र गनिन्छ।',
  },
  part: { en: 'Part', ne: 'भाग' },
  weight: { en: 'Weight, per cent', ne: 'भार, प्रतिशत' },
  'weight-of': { en: 'Weight of {part}', ne: '{part}को भार' },
  least: { en: 'Minimum of {full}', ne: 'न्यूनतम, पूर्णाङ्क {full}' },
  'least-of': { en: 'Minimum in {part}', ne: '{part}को न्यूनतम अङ्क' },
  'weights-sum': { en: 'Weights: {n} of 100', ne: 'भार: १००मध्ये {n}' },
  ties: { en: 'Equal scores', ne: 'समान अङ्क' },
  'tie-at': { en: 'Rule {n}', ne: 'नियम {n}' },
  'tie-none': { en: 'none', ne: 'छैन' },
  'tie-last': {
    en: 'If all are equal, the lower application number is first.',
    ne: 'सबै समान भए सानो आवेदन नम्बर पहिले आउँछ।',
  },
  save: { en: 'Save the rules', ne: 'नियम सुरक्षित गर्ने' },
} as const satisfies Messages
