import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { SettingKey } from './settings.ts'

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
  noUser: { en: 'No one', ne: 'कोही पनि होइन' },
  'add-grade': { en: 'Add a grade', ne: 'ग्रेड थप्ने' },
  'remove-grade': { en: 'Remove the last grade', ne: 'अन्तिम ग्रेड हटाउने' },
  grades: { en: 'Grades', ne: 'ग्रेडहरू' },
} as const satisfies Messages

/** Purpose of each setting. */
export const settingMeans: Readonly<Record<SettingKey, Message>> = {
  'help-desk': {
    en: 'The help desk students can reach; shown in the portal.',
    ne: 'सहायता चाहिँदा विद्यार्थीले सम्पर्क गर्ने ठाउँ; पोर्टलमा देखिन्छ।',
  },
  'bank-account': {
    en: 'Where students pay by voucher. With a wrong number every fee goes to another account.',
    ne: 'विद्यार्थीले भौचरबाट तिर्ने खाता। नम्बर गलत भए सबै शुल्क अन्तै जान्छ।',
  },
  'university-registration': {
    en: 'Fee of the university registration, and format of registration numbers.',
    ne: 'विश्वविद्यालय दर्ताको शुल्क, र दर्ता नम्बर कसरी बन्छ।',
  },
  library: {
    en: 'Loan period, number of books, and the fine for a late book.',
    ne: 'पुस्तक कति दिन र कति वटा दिइन्छ, ढिलो हुँदा कति लाग्छ।',
  },
  retotaling: {
    en: 'Fee of retotaling, and whether it is given back when a mark was too low.',
    ne: 'पुनर्योगको शुल्क, र अङ्क कम दिइएको रहेछ भने शुल्क के हुन्छ।',
  },
  grading: {
    en: 'Per cent limits of grades and points, and with how many failed courses a student is promoted.',
    ne: 'कति प्रतिशतमा कुन ग्रेड र अङ्कभार, र कति विषय बाँकी हुँदा अघि बढ्न मिल्छ।',
  },
  'voucher-approval': {
    en: 'Who may approve a voucher that no line of an imported bank statement confirms.',
    ne: 'आयात गरिएको बैंक स्टेटमेन्टमा नभेटिएको भौचर कसले स्वीकृत गर्न पाउँछ।',
  },
  'voucher-banks': {
    en: 'The banks a student chooses from when a voucher is uploaded; another can always be typed. The bank of the university’s account comes first.',
    ne: 'भौचर अपलोड गर्दा विद्यार्थीले छान्ने बैंकहरू; अरू बैंक लेख्न सधैँ मिल्छ। विश्वविद्यालयको खाता भएको बैंक सबैभन्दा माथि हुन्छ।',
  },
}
