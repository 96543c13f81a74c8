import { describe, expect, it } from 'vitest'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import { appliedOpenings, decideWithdraw, isOffered, isWithdrawn } from './withdrawal.ts'

const unpaid = { total: rupees(1_500), paid: nothing, isPaid: false, isPending: false }
const paid = { ...unpaid, paid: rupees(1_500), isPaid: true }

describe('withdrawing an application', () => {
  it.each([
    ['DR', unpaid, 'allowed'],
    ['IP', unpaid, 'allowed'],
    ['AP', unpaid, 'decided'],
    ['CO', unpaid, 'decided'],
    ['CL', unpaid, 'decided'],
    [null, unpaid, 'decided'],
    ['DR', { ...unpaid, isPending: true }, 'voucher-waiting'],
    ['DR', { ...unpaid, paid: rupees(0.01) }, 'paid'],
    ['DR', paid, 'paid'],
  ] as const)('at %s with %o is %s', (status, paying, expected) => {
    const decision = decideWithdraw({ status, withdrawal: null, paying })
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })

  it.each([
    ['DR', paid, 'allowed'],
    ['AP', paid, 'allowed'],
    ['DR', { ...paid, isPending: true }, 'voucher-waiting'],
    ['CO', paid, 'decided'],
    ['CL', paid, 'decided'],
  ] as const)('that no longer holds, at %s, is %s', (status, paying, expected) => {
    const decision = decideWithdraw({ status, withdrawal: 7, paying })
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })
})

describe('a withdrawn application', () => {
  it('is closed and names its withdrawal; an open one that names it is an offer', () => {
    expect(isWithdrawn({ status: 'CL', withdrawal: 7 })).toBe(true)
    expect(isWithdrawn({ status: 'CL', withdrawal: null })).toBe(false)
    expect(isWithdrawn({ status: 'DR', withdrawal: 7 })).toBe(false)
    expect(isOffered({ status: 'DR', withdrawal: 7 })).toBe(true)
    expect(isOffered({ status: 'CL', withdrawal: 7 })).toBe(false)
  })

  it('leaves its opening free, one the university closed does not', () => {
    const list = [
      { openingId: 1, status: 'CL', withdrawal: 7 },
      { openingId: 2, status: 'CL', withdrawal: null },
      { openingId: 3, status: 'DR', withdrawal: 8 },
    ] as const
    expect(appliedOpenings(list)).toEqual([2, 3])
  })
})
