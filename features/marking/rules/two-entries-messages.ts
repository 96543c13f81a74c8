import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages of the server about marks that two people enter. */
export const twoEntriesMessages = {
  'two-entered': {
    en: 'Two others have entered this mark already.',
    ne: 'यो अङ्क अरू दुई जनाले राखिसकेका छन्।',
  },
  'no-difference': {
    en: 'There is no difference to settle here.',
    ne: 'यहाँ मिलाउनुपर्ने फरक छैन।',
  },
  'entered-yourself': {
    en: 'You entered this mark. Another person settles the difference.',
    ne: 'यो अङ्क तपाईंले राख्नुभएको हो। फरक अरूले नै मिलाउनुपर्छ।',
  },
  'difference-settled': { en: 'Settled', ne: 'मिलाइयो' },
} as const satisfies Messages

/** Texts of a sheet whose marks two people enter. */
export const twoEntriesText = {
  parts: { en: 'Parts of the sheet', ne: 'पानाका भाग' },
  enter: { en: 'Enter', ne: 'राख्ने' },
  differences: { en: 'Differences', ne: 'फरक' },
  blind: {
    en: 'You see your own marks only, until two people have entered the same mark.',
    ne: 'दुई जनाले एउटै अङ्क नराखेसम्म सबैले आफ्नो मात्र अङ्क देख्छन्।',
  },
  'state-empty': { en: 'Not entered', ne: 'राखिएको छैन' },
  'state-mine': {
    en: 'Yours is saved, the second entry is missing',
    ne: 'तपाईंको राखियो, दोस्रो बाँकी छ',
  },
  'state-once': {
    en: 'Entered by one person, yours is the second',
    ne: 'एकजनाले राखे, तपाईंको दोस्रो हो',
  },
  'state-differs': { en: 'Two entries differ', ne: 'दुई अङ्क फरक छन्' },
  'state-agreed': { en: 'Agreed by two people', ne: 'दुई जना सहमत' },
  'no-differences': { en: 'No differences', ne: 'कुनै फरक छैन' },
  'no-differences-help': {
    en: 'Two different entries of one mark are listed here.',
    ne: 'एउटै अङ्कका दुई फरक लेखाइ यहाँ देखिन्छन्।',
  },
  number: officeLabels.symbolNumber,
  first: { en: 'First entry', ne: 'पहिलो' },
  second: { en: 'Second entry', ne: 'दोस्रो' },
  settle: { en: 'Settle', ne: 'मिलाउने' },
  'settle-title': { en: 'Settle {number}', ne: '{number} मिलाउने' },
  'settle-own': {
    en: 'You entered one of them. If you mistyped, enter yours again; otherwise another person settles it.',
    ne: 'यीमध्ये एउटा तपाईंले राख्नुभएको हो। गल्ती भए फेरि राख्नुहोस्, नत्र अरूले मिलाउँछन्।',
  },
  absent: pageLabels.absent,
  reason: pageLabels.reason,
} as const satisfies Messages
