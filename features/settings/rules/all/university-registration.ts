import * as v from 'valibot'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { numberPattern } from '../number-pattern.ts'
import { defineSetting, field, wholeOf } from '../setting.ts'

/** Fee of the university registration, and the pattern of registration numbers: `{year}-{program}-{serial}`. */
export const universityRegistration = defineSetting({
  name: pageLabels.universityRegistration,
  about: {
    en: 'Fee of the university registration, and format of registration numbers.',
    ne: 'विश्वविद्यालय दर्ताको शुल्क, र दर्ता नम्बर कसरी बन्छ।',
  },
  twoPeople: true,
  isMoney: true,
  schema: v.strictObject({
    feeInPaisa: wholeOf(100, 10_000_000),
    pattern: numberPattern(['year', 'program']),
    digits: wholeOf(3, 8),
  }),
  initial: { feeInPaisa: 150_000, pattern: '{year}-{program}-{serial}', digits: 4 },
  fields: [
    field.rupees(
      'feeInPaisa',
      { en: 'Fee, Rs.', ne: 'शुल्क, रु.' },
      { en: 'Rs. 1 to 1,00,000.', ne: 'रु. १देखि १,००,०००सम्म।' },
    ),
    field.text(
      'pattern',
      { en: 'Pattern of numbers', ne: 'नम्बरको ढाँचा' },
      {
        en: 'Up to 40 characters with {serial} in it; {year} and {program} may stand beside it.',
        ne: '४० अक्षरसम्म, {serial} सहित; {year} र {program} पनि राख्न मिल्छ।',
      },
    ),
    field.whole(
      'digits',
      { en: 'Digits of the serial number', ne: 'क्रम नम्बरका अङ्क' },
      { en: 'A whole number, 3 to 8.', ne: '३देखि ८सम्मको पूर्ण सङ्ख्या।' },
    ),
  ],
})
