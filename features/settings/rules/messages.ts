import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages for staff who change a setting. */
export const settingMessages = {
  'settings-listed': officeLabels.settings,
  'setting-unknown': { en: 'There is no such setting.', ne: 'यस्तो सेटिङ छैन।' },
  'setting-wrong': {
    en: 'This value is not valid: {list}.',
    ne: 'यो मान मिलेन: {list}',
  },
  'setting-part': { en: 'Not part of this setting.', ne: 'यो सेटिङको भाग होइन।' },
  'setting-same': { en: 'This is already the current value.', ne: 'यही मान छँदैछ।' },
  'setting-saved': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'setting-proposed': {
    en: 'Proposed. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
} as const satisfies Messages
