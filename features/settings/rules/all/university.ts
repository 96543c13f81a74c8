import * as v from 'valibot'
import { defineSetting, field, lineOf } from '../setting.ts'

const both = (most: number) => v.strictObject({ en: lineOf(most), ne: lineOf(most) })

/** Initially the name of the product. */
export const university = defineSetting({
  name: { en: 'University', ne: 'विश्वविद्यालय' },
  about: {
    en: 'The names on every page, document and email. Issued documents stay as they are.',
    ne: 'हरेक पृष्ठ, कागजात र इमेलमा देखिने नाम। जारी भइसकेका कागजात जस्ताको तस्तै रहन्छन्।',
  },
  twoPeople: false,
  schema: v.strictObject({
    name: both(120),
    shortName: lineOf(40),
    address: both(120),
    website: v.union([
      v.literal(''),
      v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(120)),
    ]),
  }),
  initial: {
    name: { en: 'Vidyarthi', ne: 'विद्यार्थी' },
    shortName: 'Vidyarthi',
    address: { en: '', ne: '' },
    website: '',
  },
  fields: [
    field.text('name.en', { en: 'Name, in English', ne: 'नाम, अंग्रेजीमा' }),
    field.text('name.ne', { en: 'Name, in Nepali', ne: 'नाम, नेपालीमा' }),
    field.text(
      'shortName',
      { en: 'Short name', ne: 'छोटो नाम' },
      { en: 'Up to 40 characters, not empty.', ne: '४० अक्षरसम्म, खाली होइन।' },
    ),
    field.text('address.en', { en: 'Address, in English', ne: 'ठेगाना, अंग्रेजीमा' }),
    field.text('address.ne', { en: 'Address, in Nepali', ne: 'ठेगाना, नेपालीमा' }),
    field.text(
      'website',
      { en: 'Website', ne: 'वेबसाइट' },
      {
        en: 'An address that begins with https://, or nothing.',
        ne: 'https:// बाट सुरु हुने ठेगाना, वा खाली।',
      },
    ),
  ],
})
