import { describe, expect, it } from 'vitest'
import { nothing, type Money, paisa, rupees } from '#platform/pure/money/money.ts'
import { amountPaymentStatus, entrancePaymentStatus, feeStatus } from './payment-status.ts'

const paying = (total: Money, paid: Money) => ({ total, paid, isPaid: false, isPending: false })

describe('the status of an entrance payment', () => {
  it.each([
    [true, false, 'paid'],
    [true, true, 'paid'],
    [false, true, 'pending'],
    [false, false, 'unpaid'],
  ])('IsPaid %s and isPending %s is %s', (isPaid, isPending, is) => {
    expect(entrancePaymentStatus({ ...paying(nothing, nothing), isPaid, isPending }).is).toBe(is)
  })
})

describe('the status by amounts', () => {
  it.each([
    [1_500, 1_499.99, { is: 'partly', remaining: paisa(1) }],
    [1_500, 1_500, { is: 'paid' }],
    [1_500, 1_500.01, { is: 'paid' }],
    [1_500, 0, { is: 'unpaid' }],
    [0, 0, { is: 'unpaid' }],
    [0, 10, { is: 'partly', remaining: nothing }],
  ])('total %d, paid %d', (total, paid, status) => {
    expect(amountPaymentStatus(paying(rupees(total), rupees(paid)))).toEqual(status)
  })
})

describe('the progress of a fee', () => {
  it.each([
    [1_500, 0, false, 'unpaid'],
    [1_500, 500, false, 'partly'],
    [1_500, 500, true, 'pending'],
    [1_500, 1_500, true, 'paid'],
    [0, 0, true, 'paid'],
  ])('of %i, paid %i, a voucher waiting %s: %s', (...[total, paid, isPending, is]) => {
    expect(feeStatus({ ...paying(rupees(total), rupees(paid)), isPending })).toBe(is)
  })
})
