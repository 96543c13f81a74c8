import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Labels of a bank account's fields. */
export const accountLabels = {
  account: { en: 'Bank account', ne: 'बैंक खाता' },
  bank: common.bank,
  branch: { en: 'Branch', ne: 'शाखा' },
  number: common.accountNumber,
  holder: common.accountName,
  purposes: { en: 'For', ne: 'केका लागि' },
  qr: officeLabels.paymentQr,
  label: { en: 'Text below the QR', ne: 'क्यू आरमुनिको पाठ' },
  from: { en: 'First day', ne: 'पहिलो दिन' },
  until: { en: 'Last day', ne: 'अन्तिम दिन' },
  active: { en: 'In use', ne: 'चालु' },
} as const satisfies Messages
