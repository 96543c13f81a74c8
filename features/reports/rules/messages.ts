import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of reports on the screen and in files. */
export const reportText = {
  listed: { en: 'Reports', ne: 'प्रतिवेदनहरू' },
  run: { en: 'Report', ne: 'प्रतिवेदन' },
  'in-rs': { en: '{label}, Rs.', ne: '{label}, रु.' },
  'no-report': { en: 'There is no such report.', ne: 'यस्तो प्रतिवेदन छैन।' },
  'wrong-filter': { en: '{name} has no such value.', ne: '{name}मा यस्तो मान छैन।' },
  all: { en: 'All', ne: 'सबै' },
  total: common.total,
  small: { en: 'fewer than 5', ne: '५भन्दा कम' },
  'not-shown': { en: 'not shown', ne: 'नदेखाइएको' },
  'as-of': { en: 'As of {moment}', ne: '{moment}को स्थिति' },
  agrees: { en: 'Agrees with the ledger: {ledger}.', ne: 'खातासँग मिल्छ: {ledger}' },
  differs: {
    en: 'Differs from the ledger: {reported} here, {ledger} in the ledger, difference {difference}.',
    ne: 'खातासँग मिल्दैन: यहाँ {reported}, खातामा {ledger}, फरक {difference}',
  },
  'hidden-groups': {
    en: 'Groups of fewer than 5 students are not shown to your role, nor groups and totals that would reveal them.',
    ne: '५भन्दा कम विद्यार्थीको समूह र त्यसलाई खुलाउने समूह तथा जम्मा तपाईंको भूमिकालाई देखाइँदैन।',
  },
  page: { en: 'Page {n}', ne: 'पृष्ठ {n}' },
  'made-by': { en: 'Made by {name}', ne: 'बनाउने: {name}' },
} as const satisfies Messages
