import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import { creditOn, decideGiveUp, type GivingUp } from './give-up.ts'

const shares = [
  { until: day('2026-12-10'), percent: 100 },
  { until: day('2026-12-20'), percent: 50 },
]
const paidSeat: GivingUp = {
  status: 'AP',
  isOffered: false,
  isPending: false,
  paid: rupees(38_200),
  shares,
}

describe('giving a paid seat up', () => {
  it.each([
    [{}, 'allowed'],
    [{ status: 'DR' }, 'allowed'],
    [{ status: 'IP' }, 'allowed'],
    [{ status: 'CO' }, 'decided'],
    [{ status: 'CL' }, 'decided'],
    [{ status: null }, 'decided'],
    [{ isOffered: true }, 'offered'],
    [{ shares: [] }, 'no-rule'],
    [{ isPending: true }, 'voucher-waiting'],
    [{ paid: nothing }, 'nothing-paid'],
  ] as const)('with %j is %s', (facts, expected) => {
    const decision = decideGiveUp({ ...paidSeat, ...facts })
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })

  it.each([
    ['2026-12-09', 100, 38_200],
    ['2026-12-10', 100, 38_200],
    ['2026-12-11', 50, 19_100],
    ['2026-12-20', 50, 19_100],
    ['2026-12-21', 0, 0],
  ] as const)('on %s gives %d per cent back, Rs. %d', (on, percent, credit) => {
    expect(creditOn(paidSeat, day(on))).toEqual({ percent, credit: rupees(credit) })
  })
})
