import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { type Payment, returnedReason } from './payment.ts'

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
    references: {},
    ...changes,
  }
}

describe('the reason a voucher was returned', () => {
  it('is the comment of the newest payment', () => {
    expect(returnedReason([voucher()])).toBe('The stamp cannot be read.')
    expect(returnedReason([])).toBeNull()
    expect(returnedReason([voucher({ tenderType: 'Khalti' })])).toBeNull()
  })

  it('is silenced by a voucher sent after it', () => {
    expect(returnedReason([voucher(), voucher({ id: 2, status: 'DR' })])).toBeNull()
  })
})
