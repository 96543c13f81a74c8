import * as v from 'valibot'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import { commercialBanks } from '../commercial-banks.ts'
import { defineSetting, lineOf } from '../setting.ts'

/** The banks offered where a voucher is uploaded, each by its name in both languages, none twice. */
export const voucherBanks = defineSetting({
  name: { en: 'Banks of vouchers', ne: 'भौचरका बैंक' },
  about: {
    en: 'The banks a student chooses from when a voucher is uploaded; another can always be typed. The bank of the university’s account comes first.',
    ne: 'भौचर अपलोड गर्दा विद्यार्थीले छान्ने बैंकहरू; अरू बैंक लेख्न सधैँ मिल्छ। विश्वविद्यालयको खाता भएको बैंक सबैभन्दा माथि हुन्छ।',
  },
  twoPeople: false,
  schema: v.strictObject({
    banks: v.pipe(
      v.array(v.strictObject({ en: lineOf(80), ne: lineOf(80) })),
      v.minLength(1),
      v.maxLength(100),
      v.check((banks) => new Set(banks.map(({ en }) => slipKey(en))).size === banks.length),
    ),
  }),
  initial: { banks: commercialBanks },
  fields: [
    {
      is: 'names',
      path: 'banks',
      label: { en: 'Banks, one a line', ne: 'बैंकहरू, एक लाइनमा एउटा' },
      needs: {
        en: '1 to 100 banks, each once, as Nepal Bank | नेपाल बैंक; up to 80 characters a name.',
        ne: '१देखि १०० बैंक, हरेक एकपटक, यसरी: Nepal Bank | नेपाल बैंक; एउटा नाम ८० अक्षरसम्म।',
      },
    },
  ],
})
