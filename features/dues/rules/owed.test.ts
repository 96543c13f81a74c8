import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { dueButton, dueLeft, duesLeft } from './owed.ts'

const due = (total: number, paid: number, isPending = false) => ({
  paying: { total: rupees(total), paid: rupees(paid), isPaid: paid >= total, isPending },
})

describe('a due', () => {
  it.each([
    [100, 0, 100],
    [100, 99.99, 0.01],
    [100, 100, 0],
  ])('of %d of which %d is paid leaves %d', (total, paid, left) => {
    expect(dueLeft(due(total, paid))).toBe(rupees(left))
  })

  it('is summed with the others', () => {
    expect(duesLeft([due(100, 30), due(50, 0), due(20, 20)])).toBe(rupees(120))
    expect(duesLeft([])).toBe(0)
  })

  it('is paid while something is owed, also while a voucher waits; then its payments are shown', () => {
    expect(dueButton(due(100, 30, true)).action).toBe('pay')
    expect(dueButton(due(100, 100)).action).toBe('show-payments')
  })
})
