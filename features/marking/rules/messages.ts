import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'
import type { LeftOutReason } from './sheet-file.ts'

/** Texts of a sheet that numbers are typed into. */
export const sheetText = {
  state: officeLabels.state,
  cell: { en: '{column} of {number}', ne: '{number}: {column}' },
  'not-saved-row': { en: 'Not saved yet', ne: 'अझै राखिएको छैन' },
  unsaved: { en: 'Typed, not saved yet: {n}', ne: 'लेखिएका, अझै नराखिएका: {n}' },
  'all-saved': { en: 'All entries are saved.', ne: 'सबै प्रविष्टि सुरक्षित छन्।' },
  'to-fix': { en: 'To fix: {n}', ne: 'मिलाउनुपर्ने: {n}' },
  save: { en: 'Save {n}', ne: '{n} राख्ने' },
  'save-nothing': pageLabels.save,
  discard: { en: 'Discard entries', ne: 'लेखेको हटाउने' },
  'kept-here': {
    en: 'Your earlier entries are restored. They are not saved yet.',
    ne: 'तपाईंले पहिले लेख्नुभएको फेरि यहाँ छ। अझै राखिएको छैन।',
  },
  'read-file': { en: 'Read a CSV or Excel file', ne: 'CSV वा एक्सेल फाइल पढ्ने' },
  'table-read': { en: 'Rows read: {n}', ne: 'पढिएका पङ्क्ति: {n}' },
  'write-file': { en: 'Download as CSV', ne: 'CSV डाउनलोड गर्ने' },
  'file-read': {
    en: 'Read from {name}: {lines} {lines|line|lines}. Added to the sheet: {taken}. To fix: {wrong}. Left out: {left}. Nothing is saved until you press Save.',
    ne: '{name}बाट पढिएका पङ्क्ति: {lines}, पानामा लिइएका: {taken}, त्यहीँ मिलाउनुपर्ने: {wrong}, छोडिएका: {left}, नराखेसम्म केही बदलिँदैन।',
  },
  'file-columns': {
    en: 'The first line of the file must name the columns: {columns}.',
    ne: 'फाइलको पहिलो पङ्क्तिमा स्तम्भका नाम हुनुपर्छ: {columns}',
  },
  'left-out': { en: 'Lines left out', ne: 'छोडिएका पङ्क्ति' },
  line: { en: 'Line', ne: 'पङ्क्ति' },
  problem: { en: 'Problem', ne: 'समस्या' },
  'keys-hint': {
    en: 'Enter or ↓ goes down, Tab across, Ctrl Enter saves.',
    ne: 'Enter वा ↓ ले तल, Tab ले छेउमा, Ctrl Enter ले राख्छ।',
  },
} as const satisfies Messages

export const leftOutText = {
  'number-unknown': {
    en: 'There is no such number on this sheet.',
    ne: 'यस पानामा यस्तो नम्बर छैन।',
  },
  'number-twice': {
    en: 'This number is already in the file. The first line counts.',
    ne: 'यो नम्बर फाइलमा पहिले पनि छ। पहिलो पङ्क्ति मानिन्छ।',
  },
  'row-closed': {
    en: 'This row can no longer be changed here.',
    ne: 'यो पङ्क्ति यहाँ अब बदल्न मिल्दैन।',
  },
} as const satisfies Messages & Record<LeftOutReason, unknown>
