import * as v from 'valibot'
import { numberPattern } from '../number-pattern.ts'
import { defineSetting, field, wholeOf } from '../setting.ts'

const digitsHelp = { en: 'A whole number, 2 to 8.', ne: '२देखि ८सम्मको पूर्ण सङ्ख्या।' }

/** Patterns of roll numbers and of symbol numbers of exams and entrances. */
export const numberFormats = defineSetting({
  name: { en: 'Roll and symbol numbers', ne: 'रोल र सिम्बल नम्बर' },
  about: {
    en: 'Format of roll numbers and symbol numbers. Numbers that are given stay as they are.',
    ne: 'रोल नम्बर र सिम्बल नम्बर कसरी बन्छ। दिइसकिएका नम्बर जस्ताको तस्तै रहन्छन्।',
  },
  twoPeople: true,
  schema: v.strictObject({
    roll: numberPattern(['year', 'program']),
    rollDigits: wholeOf(2, 8),
    symbol: numberPattern(['year']),
    symbolDigits: wholeOf(2, 8),
  }),
  initial: {
    roll: '{year}-{program}-{serial}',
    rollDigits: 3,
    symbol: '{year}-{serial}',
    symbolDigits: 4,
  },
  fields: [
    field.text(
      'roll',
      { en: 'Roll numbers', ne: 'रोल नम्बर' },
      {
        en: 'With {serial} in it; {year} is the academic year, {program} the code of the programme.',
        ne: '{serial} सहित; {year} शैक्षिक वर्ष र {program} कार्यक्रमको कोड हो।',
      },
    ),
    field.whole(
      'rollDigits',
      { en: 'Digits of its serial', ne: 'त्यसको क्रम नम्बरका अङ्क' },
      digitsHelp,
    ),
    field.text(
      'symbol',
      { en: 'Symbol numbers', ne: 'सिम्बल नम्बर' },
      {
        en: 'With {serial} in it; {year} is the B.S. year in which it is given.',
        ne: '{serial} सहित; {year} नम्बर दिइएको वि.सं. वर्ष हो।',
      },
    ),
    field.whole(
      'symbolDigits',
      { en: 'Digits of its serial number', ne: 'त्यसको क्रम नम्बरका अङ्कहरू' },
      digitsHelp,
    ),
  ],
})
