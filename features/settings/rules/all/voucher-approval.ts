import * as v from 'valibot'
import { defineSetting, field } from '../setting.ts'

/** Which of the roles that decide on vouchers may approve one that has no line in a bank statement. */
export const voucherApproval = defineSetting({
  name: { en: 'Approving vouchers', ne: 'भौचर स्वीकृति' },
  about: {
    en: 'Who may approve a voucher that no line of an imported bank statement confirms.',
    ne: 'आयात गरिएको बैंक स्टेटमेन्टमा नभेटिएको भौचर कसले स्वीकृत गर्न पाउँछ।',
  },
  twoPeople: true,
  isMoney: true,
  schema: v.strictObject({
    withoutBankLine: v.pipe(
      v.array(v.picklist(['cashier', 'administrator'])),
      v.check((roles) => new Set(roles).size === roles.length),
    ),
  }),
  initial: { withoutBankLine: ['cashier', 'administrator'] },
  fields: [
    field.several(
      'withoutBankLine',
      {
        en: 'May approve a voucher without a line in a bank statement',
        ne: 'बैंक स्टेटमेन्टमा नभएको भौचर स्वीकृत गर्न मिल्ने',
      },
      [
        { value: 'cashier', label: { en: 'Cashier', ne: 'क्यासियर' } },
        { value: 'administrator', label: { en: 'Administrator', ne: 'प्रशासक' } },
      ],
    ),
  ],
})
