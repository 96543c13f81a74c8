import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { type Payment, returnedVoucher, wasReversed } from './payment.ts'

function voucher(changes: Partial<Payment> = {}): Payment {
  return {
    id: 1,
    documentType: 'ADMISSION',
    tenderType: 'Voucher',
    tenderName: 'Voucher',
    amount: rupees(1500),
    paidOn: null,
    status: 'CL',
    comments: 'The stamp cannot be read.',
    description: '',
    transactionId: '',
    receiptNumber: '',
    isReceiptReady: false,
    references: {},
    ...changes,
  }
}

describe('the reason a voucher was returned', () => {
  it('is the comment of the newest payment', () => {
    expect(returnedVoucher([voucher()])?.comments).toBe('The stamp cannot be read.')
    expect(returnedVoucher([])).toBeNull()
    expect(returnedVoucher([voucher({ tenderType: 'Khalti' })])).toBeNull()
  })

  it('is silenced by a voucher sent after it', () => {
    expect(returnedVoucher([voucher(), voucher({ id: 2, status: 'DR' })])).toBeNull()
  })

  it('was approved once where it has a receipt', () => {
    expect(wasReversed(voucher())).toBe(false)
    expect(wasReversed(voucher({ receiptNumber: 'R-2083-00012' }))).toBe(true)
    expect(wasReversed(voucher({ receiptNumber: 'R-2083-00012', status: 'CO' }))).toBe(false)
  })
})
