import * as v from 'valibot'
import { parseEmv } from '#platform/pure/emv-qr/emv-qr.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { defineSetting, field, lineOf, type SettingField, type Typed } from '../setting.ts'

const label = v.pipe(v.string(), v.maxLength(60))

/** `emv`: payload of the bank's QR, its checksum valid; `image`: path of a picture on this server, never `//host/…`. */
const bankQr = v.variant('kind', [
  v.strictObject({
    kind: v.literal('emv'),
    payload: v.pipe(
      v.string(),
      v.maxLength(512),
      v.check((payload) => parseEmv(payload) !== null),
    ),
    label,
  }),
  v.strictObject({
    kind: v.literal('image'),
    url: v.pipe(v.string(), v.regex(/^\/[\w.-][\w./-]{0,199}$/)),
    label,
  }),
])

export const bankAccount = defineSetting({
  name: { en: 'Bank account and payment QR', ne: 'बैंक खाता र भुक्तानी क्यू आर' },
  about: {
    en: 'Where students pay by voucher. With a wrong number every fee goes to another account.',
    ne: 'विद्यार्थीले भौचरबाट तिर्ने खाता। नम्बर गलत भए सबै शुल्क अन्तै जान्छ।',
  },
  twoPeople: true,
  isMoney: true,
  schema: v.strictObject({
    bank: lineOf(120),
    number: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,34}$/)),
    holder: lineOf(120),
    qr: v.nullable(bankQr),
  }),
  initial: { bank: '', number: '', holder: '', qr: null },
  fields: (draft) => [
    field.text('bank', common.bank),
    field.text('number', common.accountNumber, {
      en: '6 to 34 capital letters, digits and hyphens, no spaces.',
      ne: '६देखि ३४ ठूला अक्षर, अङ्क र योजक चिन्ह; खाली ठाउँ होइन।',
    }),
    field.text('holder', { en: 'Account holder', ne: 'खातावालाको नाम' }),
    {
      ...field.one('qr.kind', officeLabels.paymentQr, [
        { value: 'none', label: { en: 'None', ne: 'छैन' } },
        { value: 'emv', label: { en: 'The text of the bank’s QR', ne: 'बैंकको क्यू आरको पाठ' } },
        { value: 'image', label: { en: 'A picture on this server', ne: 'यो सर्भरमा भएको चित्र' } },
      ]),
      part: 'qr',
    },
    ...qrFields(draft['qr.kind']),
  ],
})

function qrFields(kind: Typed | undefined): readonly SettingField[] {
  if (kind !== 'emv' && kind !== 'image') return []
  return [
    kind === 'emv'
      ? field.text(
          'qr.payload',
          { en: 'Text of the QR', ne: 'क्यू आरको पाठ' },
          {
            en: 'The checksum does not match. Paste the whole text as the bank gave it.',
            ne: 'जाँच सङ्ख्या मिलेन। बैंकले दिएकै पूरा पाठ राख्नुहोस्।',
          },
        )
      : field.text(
          'qr.url',
          { en: 'Path of the picture', ne: 'चित्रको ठेगाना' },
          {
            en: 'A path on this server that begins with one /, such as /qr.png.',
            ne: 'एउटा / बाट सुरु हुने यही सर्भरको ठेगाना, जस्तै /qr.png',
          },
        ),
    field.text(
      'qr.label',
      { en: 'Text below the QR', ne: 'क्यू आरमुनिको शब्द' },
      { en: 'Up to 60 characters.', ne: '६० अक्षरसम्म।' },
    ),
  ]
}
