import * as v from 'valibot'
import * as common from '#platform/pure/labels/common.ts'
import { defineSetting, field, lineOf } from '../setting.ts'

export const helpDesk = defineSetting({
  name: common.helpDesk,
  about: {
    en: 'The help desk students can reach; shown in the portal.',
    ne: 'सहायता चाहिँदा विद्यार्थीले सम्पर्क गर्ने ठाउँ; पोर्टलमा देखिन्छ।',
  },
  twoPeople: false,
  schema: v.strictObject({
    phone: v.pipe(v.string(), v.regex(/^[\d+() -]{6,30}$/)),
    email: v.pipe(v.string(), v.email(), v.maxLength(120)),
    hours: v.strictObject({ en: lineOf(120), ne: lineOf(120) }),
  }),
  initial: { phone: '', email: '', hours: { en: '', ne: '' } },
  fields: [
    field.text('phone', common.phone, {
      en: 'A phone number of 6 to 30 digits, with + ( ) - and spaces.',
      ne: '६देखि ३० अङ्कको फोन नम्बर; + ( ) - र खाली ठाउँ मिल्छ।',
    }),
    field.text('email', common.email, { en: 'A complete email address.', ne: 'पूरा इमेल ठेगाना।' }),
    field.text('hours.en', { en: 'Hours, in English', ne: 'समय, अंग्रेजीमा' }),
    field.text('hours.ne', { en: 'Hours, in Nepali', ne: 'समय, नेपालीमा' }),
  ],
})
