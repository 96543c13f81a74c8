import { type Money } from '#platform/pure/money/money.ts'
import type { PaymentType } from '../rules/payment-type.ts'
import type { SlipForm } from '../rules/slips/slip.ts'
import type { PaymentReference } from './payment-reference.ts'

export type PaymentTarget = {
  readonly type: PaymentType
  readonly reference: PaymentReference
  /** Id of the application that is paid for. */
  readonly referenceId: number
  /** Name in the list, e.g. the entrance's name. */
  readonly name: string
  readonly amount: Money
}

type Payer = { readonly partnerId: number; readonly fullName: string; readonly email: string }

/** Body of POST /nou/khaltipay/getlink (SPEC §7). Amount in paisa; the server compares it with its own. */
export function khaltiLinkToWire(
  target: PaymentTarget,
  payer: Payer,
  site: { origin: string; merchant: string; merchantEmail: string },
) {
  const orderId = `${target.type}-${target.referenceId}`
  return {
    return_url: `${site.origin}/nou/khaltipay/success`,
    website_url: site.origin,
    amount: target.amount,
    purchase_order_id: orderId,
    purchase_order_name: target.name,
    merchant_name: site.merchant,
    merchant_email: site.merchantEmail,
    customer_info: { name: payer.fullName, email: payer.email },
    product_details: [
      {
        identity: orderId,
        name: target.name,
        total_price: target.amount,
        quantity: 1,
        unit_price: target.amount,
      },
    ],
    C_BPartner_ID: payer.partnerId,
    payment_type: target.type,
    payment_reference_id: target.referenceId,
  }
}

/** Body of POST /nou/voucherpay/save (SPEC §7), with what is typed off the slip. `base64` without a data: prefix. */
export function voucherToWire(
  target: PaymentTarget,
  payer: Pick<Payer, 'partnerId'>,
  voucher: { name: string; base64: string; slip: SlipForm; accountId: number | null },
) {
  const { slip, accountId } = voucher
  return {
    payamt: Number(slip.amount),
    C_BPartner_ID: payer.partnerId,
    payment_type: target.type,
    payment_reference_id: target.referenceId,
    filename: voucher.name,
    filedata: voucher.base64,
    bank: slip.bank.trim(),
    branch: slip.branch.trim(),
    voucher_no: slip.number.trim(),
    voucher_date: slip.day,
    ...(accountId !== null && { n_bank_account_ID: accountId }),
  }
}
