import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { isVoucher } from '../rules/payment.ts'
import { paymentFromWire } from './payment.ts'
import { khaltiLinkToWire, voucherToWire } from './requests.ts'

const record = {
  id: 1000007,
  C_DocType_ID: { id: 'Entrance Fee', identifier: 'Entrance Fee' },
  TenderType: { id: 'Voucher', identifier: 'Voucher' },
  PayAmt: 1500.5,
  DateAcct: '2026-11-20',
  DocStatus: { id: 'CO', identifier: 'Completed' },
  description: 'BE Civil Entrance',
  n_entrance_reg_ID: { id: 1000003 },
}

describe('a payment record', () => {
  it('reads whatever case its columns come in', () => {
    const other = {
      ...record,
      PayAmt: undefined,
      payamt: '1500.50',
      DateAcct: undefined,
      dateacct: '2026-11-20',
    }
    for (const each of [record, JSON.parse(JSON.stringify(other))])
      expect(paymentFromWire(each)).toMatchObject({
        id: 1000007,
        documentType: 'Entrance Fee',
        amount: 150_050,
        paidOn: '2026-11-20',
        status: 'CO',
        references: { n_entrance_reg_id: 1000003 },
        transactionId: '',
      })
  })

  it('is a voucher in every language, and named in the reader’s', () => {
    const nepali = {
      ...record,
      C_DocType_ID: { id: 'Entrance Fee', identifier: 'प्रवेश शुल्क' },
      TenderType: { id: 'Voucher', identifier: 'भौचर' },
    }
    const payment = paymentFromWire(nepali)
    expect(payment).toMatchObject({
      documentType: 'Entrance Fee',
      tenderType: 'Voucher',
      tenderName: 'भौचर',
    })
  })

  it('without an id is none, and absent columns are empty', () => {
    expect(paymentFromWire({})).toBeNull()
    const bare = paymentFromWire({ id: 1 })
    expect(bare).toMatchObject({
      amount: 0,
      paidOn: null,
      status: null,
      references: {},
    })
    expect(bare !== null && isVoucher(bare)).toBe(false)
  })

  it('is a voucher by its tender type alone', () => {
    expect([isVoucher({ tenderType: 'voucher' }), isVoucher({ tenderType: 'Khalti' })]).toEqual([
      true,
      false,
    ])
  })
})

describe('payment requests', () => {
  const target = {
    type: 'ENTRANCE',
    reference: { name: 'n_entrance_reg_ID', aliases: [], model: '', label: { en: '', ne: '' } },
    referenceId: 7,
    name: 'BE Civil',
    amount: rupees(1_500.5),
  } as const
  const payer = { partnerId: 3, fullName: 'Sita Rai', email: 'sita@example.com' }

  it('ask Khalti in whole paisa', () => {
    const site = {
      origin: 'https://portal.test',
      merchant: 'LTU',
      merchantEmail: 'help@ltu.example',
    }
    expect(khaltiLinkToWire(target, payer, site)).toMatchObject({
      amount: 150_050,
      purchase_order_id: 'ENTRANCE-7',
      return_url: 'https://portal.test/nou/khaltipay/success',
      product_details: [{ total_price: 150_050, unit_price: 150_050, quantity: 1 }],
      payment_type: 'ENTRANCE',
      payment_reference_id: 7,
    })
  })

  it('send a voucher in rupees', () => {
    const slip = {
      bank: ' Nepal Bank',
      branch: '',
      number: 'NB-7',
      day: '2026-11-20',
      amount: '1500.5',
    }
    const voucher = { name: 'slip.pdf', base64: 'JVBERg==', slip, accountId: 1_000_000 }
    expect(voucherToWire(target, payer, voucher)).toEqual({
      n_bank_account_ID: 1_000_000,
      payamt: 1_500.5,
      bank: 'Nepal Bank',
      branch: '',
      voucher_no: 'NB-7',
      voucher_date: '2026-11-20',
      C_BPartner_ID: 3,
      payment_type: 'ENTRANCE',
      payment_reference_id: 7,
      filename: 'slip.pdf',
      filedata: 'JVBERg==',
    })
  })
})
