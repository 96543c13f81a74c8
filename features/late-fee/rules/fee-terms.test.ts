import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import { feeInSteps, risesInSteps } from './fee-in-steps.ts'
import { feeDeadline, feeOn, isOpenOn, laterFees } from './fee-terms.ts'

const terms = {
  lastRegularDay: day('2026-11-20'),
  lastLateDay: day('2026-11-30'),
  regularFee: rupees(1_500),
  lateFee: rupees(2_000),
}

describe('a fee with a late one', () => {
  it.each([
    ['2026-11-19', 1_500],
    ['2026-11-20', 1_500],
    ['2026-11-21', 2_000],
    ['2026-11-30', 2_000],
  ])('on %s is Rs. %d', (today, fee) => {
    expect(feeOn(terms, day(today))).toBe(rupees(fee))
  })

  it('is the late one when there is no regular day, 0 when that is missing', () => {
    expect(feeOn({ ...terms, lastRegularDay: null }, day('2020-01-01'))).toBe(rupees(2_000))
    expect(feeOn({ ...terms, lastRegularDay: null, lateFee: nothing }, day('2020-01-01'))).toBe(0)
  })
})

describe('the window of an opening', () => {
  it.each([
    ['2026-11-29', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('on %s is open: %s', (today, open) => {
    expect(isOpenOn(terms, day(today))).toBe(open)
  })

  it('without a last day was never open', () => {
    expect(isOpenOn({ ...terms, lastLateDay: null }, day('2026-11-20'))).toBe(false)
  })

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-30'],
  ])('on %s must be paid by %s', (today, deadline) => {
    expect(feeDeadline(terms, day(today))).toBe(deadline)
  })
})

describe('a late fee in steps', () => {
  const stepped = {
    ...terms,
    lastRegularDay: day('2026-11-20'),
    lastLateDay: day('2026-11-30'),
    lateSteps: [
      { until: day('2026-11-25'), amount: rupees(2_000) },
      { until: day('2026-11-30'), amount: rupees(3_000) },
    ],
  }

  it.each([
    ['2026-11-20', 1_500, '2026-11-20', [2_000, 3_000]],
    ['2026-11-21', 2_000, '2026-11-25', [3_000]],
    ['2026-11-25', 2_000, '2026-11-25', [3_000]],
    ['2026-11-26', 3_000, '2026-11-30', []],
    ['2026-11-30', 3_000, '2026-11-30', []],
    ['2026-12-01', 3_000, '2026-11-30', []],
  ])('on %s is Rs. %s until %s, then %j', (...row) => {
    const [on, fee, until, later] = row
    const today = day(on)
    expect([feeOn(stepped, today), feeDeadline(stepped, today)]).toEqual([rupees(fee), until])
    expect(laterFees(stepped, today).map((each) => each.fee)).toEqual(later.map(rupees))
  })
})

describe('a fee in steps, the regular one first', () => {
  const rising = feeInSteps({
    steps: [
      { until: day('2026-11-20'), amount: rupees(1_500) },
      { until: day('2026-11-25'), amount: rupees(2_000) },
      { until: day('2026-11-30'), amount: rupees(3_000) },
    ],
    fee: rupees(2_000),
    lastDay: day('2026-11-30'),
  })

  it.each([
    ['2026-11-20', 1_500, '2026-11-20'],
    ['2026-11-21', 2_000, '2026-11-25'],
    ['2026-11-25', 2_000, '2026-11-25'],
    ['2026-11-26', 3_000, '2026-11-30'],
    ['2026-12-01', 3_000, '2026-11-30'],
  ])('on %s is Rs. %s until %s', (on, fee, until) => {
    expect([feeOn(rising, day(on)), feeDeadline(rising, day(on))]).toEqual([rupees(fee), until])
  })

  it('is one fee until the last day, and after it, where there are none', () => {
    const still = feeInSteps({ steps: [], fee: rupees(500), lastDay: day('2026-11-30') })
    const days = ['2026-11-30', '2026-12-01'].map(day)
    expect(days.map((on) => feeOn(still, on))).toEqual([rupees(500), rupees(500)])
    expect(laterFees(still, day('2026-11-01'))).toEqual([])
    expect([risesInSteps(still), risesInSteps(rising)]).toEqual([false, true])
    const endless = feeInSteps({ steps: [], fee: rupees(500), lastDay: null })
    expect(feeOn(endless, day('2026-11-30'))).toBe(rupees(500))
  })
})
