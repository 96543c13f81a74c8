import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the screens of the registers. */
export const setupText = {
  title: { en: 'Set-up', ne: 'व्यवस्थापन' },
  registers: { en: 'Registers', ne: 'दर्ताहरू' },
  academic: { en: 'Academic', ne: 'शैक्षिक' },
  openings: { en: 'Openings', ne: 'आवेदन खुलाउने' },
  new: { en: 'New', ne: 'नयाँ' },
  'new-of': { en: 'New: {name}', ne: 'नयाँ: {name}' },
  files: { en: 'Import or export as a file', ne: 'फाइलबाट आयात वा निर्यात' },
  find: { en: 'Name or code', ne: 'नाम वा कोड' },
  'find-in': { en: 'Find: {name}', ne: 'खोज्नुहोस्: {name}' },
  active: { en: 'Active', ne: 'सक्रिय' },
  inactive: { en: 'Inactive', ne: 'निष्क्रिय' },
  all: { en: 'All', ne: 'सबै' },
  draft: { en: 'Drafts', ne: 'मस्यौदा' },
  published: officeLabels.published,
  'is-closed': { en: 'Closed', ne: 'बन्द भएको' },
  'is-withdrawn': { en: 'Withdrawn', ne: 'फिर्ता लिइएको' },
  'is-draft': { en: 'Draft', ne: 'मस्यौदा' },
  state: pageLabels.status,
  none: { en: 'No records yet', ne: 'अहिलेसम्म केही छैन' },
  'none-found': { en: 'No results.', ne: 'केही भेटिएन।' },
  'none-help': { en: 'Press New to add the first one.', ne: 'पहिलो थप्न ‘नयाँ’ थिच्नुहोस्।' },
  'choose-one': {
    en: 'Choose a record to change it, or press New.',
    ne: 'बदल्न एउटा छान्नुहोस्, वा ‘नयाँ’ थिच्नुहोस्।',
  },
  shown: { en: '{n} of {total}', ne: '{total}मध्ये {n}' },
  more: { en: 'Show more', ne: 'थप देखाउने' },
  back: { en: 'Back to the list', ne: 'सूचीमा फर्कने' },
  locked: { en: 'locked', ne: 'बन्द' },
  version: { en: 'Version {n}', ne: 'संस्करण {n}' },
  save: pageLabels.save,
  discard: { en: 'Discard changes', ne: 'परिवर्तन हटाउने' },
  publish: { en: 'Publish', ne: 'प्रकाशन गर्ने' },
  'to-draft': { en: 'Make it a draft again', ne: 'फेरि मस्यौदा बनाउने' },
  deactivate: { en: 'Deactivate', ne: 'निष्क्रिय गर्ने' },
  activate: { en: 'Activate', ne: 'सक्रिय गर्ने' },
  'deactivate-help': {
    en: 'Hides it from new records. Students, marks and documents stay.',
    ne: 'नयाँ अभिलेखमा देखिँदैन। विद्यार्थी, अङ्क र कागजात जस्ताको तस्तै रहन्छन्।',
  },
  'draft-help': {
    en: 'Students do not see a draft.',
    ne: 'मस्यौदा विद्यार्थीले देख्दैनन्।',
  },
  'published-help': {
    en: 'Students see it on their days.',
    ne: 'तोकिएका मितिमा विद्यार्थीले देख्छन्।',
  },
  saved: { en: 'Saved.', ne: 'बचत भयो।' },
  'not-saved': { en: 'Not saved. Please try again.', ne: 'बचत भएन। फेरि प्रयास गर्नुहोस्।' },
  unsaved: {
    en: '{n} {n|change|changes} not saved',
    ne: '{n} परिवर्तन बचत भएका छैनन्',
  },
  changed: { en: 'changed', ne: 'बदलिएको' },
  was: { en: 'was {value}', ne: 'पहिले {value}' },
  meanwhile: {
    en: 'Another person saved this record meanwhile.',
    ne: 'यसैबीच अर्को व्यक्तिले यो अभिलेख बचत गरे।',
  },
  'meanwhile-help': {
    en: 'Your changes are still here. Save again to store them on top.',
    ne: 'तपाईंका परिवर्तन यहीँ छन्। माथिबाट बचत गर्न फेरि थिच्नुहोस्।',
  },
  'used-by': { en: 'Used by', ne: 'प्रयोग भएको ठाउँ' },
  'not-used': { en: 'Not used yet.', ne: 'अहिलेसम्म प्रयोग भएको छैन।' },
  history: { en: 'Saved versions', ne: 'बचत भएका संस्करण' },
  created: { en: 'Created', ne: 'सिर्जना' },
  'fixed-at-start': {
    en: 'Fixed since it was created.',
    ne: 'सिर्जना भएपछि बदलिँदैन।',
  },
  choose: common.choose,
  empty: { en: 'empty', ne: 'खाली' },
  yes: { en: 'Yes', ne: 'हो' },
  no: { en: 'No', ne: 'होइन' },
} as const satisfies Messages
