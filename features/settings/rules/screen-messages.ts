import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the settings page. */
export const settingsText = {
  title: officeLabels.settings,
  lead: {
    en: 'Settings that the university decides. Each change is in the audit log with its author.',
    ne: 'विश्वविद्यालय आफैँले तोक्ने कुरा। हरेक परिवर्तन कसले गर्‍यो भन्नेसहित अभिलेखमा रहन्छ।',
  },
  none: { en: 'No settings', ne: 'सेटिङ छैन' },
  'none-help': { en: '', ne: '' },
  history: { en: 'History', ne: 'इतिहास' },
  'history-of-one': { en: 'History of {name}', ne: '{name}को इतिहास' },
  'history-of': { en: 'History of all settings', ne: 'सबै सेटिङको इतिहास' },
  change: { en: 'Change', ne: 'बदल्ने' },
  'change-of': { en: 'Change: {name}', ne: 'बदल्ने: {name}' },
  save: pageLabels.save,
  propose: officeLabels.propose,
  'changed-by': { en: 'Changed by {name}', ne: '{name}ले बदल्नुभएको' },
  'set-up': { en: 'Set at installation', ne: 'प्रणाली सुरु हुँदा तोकिएको' },
  'never-changed': { en: 'Not changed yet.', ne: 'अहिलेसम्म कसैले बदलेको छैन।' },
  'at-once': { en: 'Takes effect when it is saved.', ne: 'सुरक्षित गर्नेबित्तिकै लागू हुन्छ।' },
  'two-people': {
    en: 'Takes effect when a second person confirms it: the registrar or another administrator.',
    ne: 'रजिस्ट्रार वा अर्को प्रशासकले दोस्रो व्यक्तिका रूपमा पक्का गरेपछि लागू हुन्छ।',
  },
  'with-code': {
    en: 'They are asked for a fresh one-time code.',
    ne: 'उहाँसँग नयाँ एकपटके कोड मागिन्छ।',
  },
  'waits-own': {
    en: 'You proposed a change. The registrar or another administrator confirms it; until then the current value applies.',
    ne: 'तपाईंले परिवर्तन प्रस्ताव गर्नुभयो। रजिस्ट्रार वा अर्को प्रशासकले पक्का गर्नुहुन्छ; त्यतिन्जेल यथावत् रहन्छ।',
  },
  'waits-other': {
    en: '{name} proposed a change. It waits for a second person; until then the current value applies.',
    ne: '{name}ले परिवर्तन प्रस्ताव गर्नुभयो। दोस्रो व्यक्तिको पर्खाइमा छ; त्यतिन्जेल यथावत् रहन्छ।',
  },
  'to-second': { en: 'Needs a second person', ne: 'दोस्रो व्यक्ति चाहिने' },
  'read-and-decide': officeLabels.readAndDecide,
  'choose-record': { en: 'Choose', ne: 'छान्नुहोस्' },
  noUser: { en: 'No one', ne: 'कोही पनि होइन' },
} as const satisfies Messages
