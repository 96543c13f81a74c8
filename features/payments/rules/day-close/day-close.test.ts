import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, dayInNepal, msInNepal } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { decideClose, postingMs } from './day-close.ts'
import { daySums, type LineGroup } from './day-sums.ts'

const today = day('2026-11-27')
const lastMinute = msInNepal(day('2026-11-26'), '23:59')

describe('the time of a posting', () => {
  it('is now while no day is closed', () => {
    expect(postingMs(lastMinute, null)).toBe(lastMinute)
  })

  it('is now on the day after the closed ones', () => {
    expect(postingMs(lastMinute, day('2026-11-25'))).toBe(lastMinute)
  })

  it('is the first minute after the closed days when its own day was closed', () => {
    const moved = postingMs(lastMinute, day('2026-11-26'))
    expect(dayInNepal(moved)).toBe('2026-11-27')
    expect(dayInNepal(moved - 1)).toBe('2026-11-26')
  })
})

describe('days', () => {
  const facts = {
    lastDay: addDays(today, -1),
    today,
    closedUntil: null,
    difference: 0,
    isCounted: true,
  }

  it('that are over are closed', () => {
    expect(decideClose(facts)).toEqual({ is: 'allowed' })
    expect(decideClose({ ...facts, closedUntil: addDays(today, -2) })).toEqual({ is: 'allowed' })
  })

  it.each([
    ['day-not-over', { lastDay: today }],
    ['day-not-over', { lastDay: addDays(today, 1) }],
    ['day-closed', { closedUntil: addDays(today, -1) }],
    ['sums-differ', { difference: 1 }],
    ['not-counted', { isCounted: false }],
  ])('are not closed: %s', (reason, changes) => {
    expect(decideClose({ ...facts, ...changes })).toEqual({ is: 'refused', reason })
  })
})

const group = (facts: Partial<LineGroup>): LineGroup => ({
  account: 'bank',
  head: 'EXAM',
  staff: 'Hari Poudel',
  amount: paisa(0),
  lines: 1,
  ...facts,
})

describe('the sums of days', () => {
  it('are by account, by head of income and by person, what was taken back apart', () => {
    const sums = daySums([
      group({ amount: paisa(200_000), lines: 2 }),
      group({ amount: paisa(-50_000) }),
      group({ account: 'fees', amount: paisa(50_000) }),
      group({ account: 'fees', amount: paisa(-180_000), lines: 2 }),
      group({ account: 'suspense', amount: paisa(-20_000) }),
    ])
    expect(sums).toEqual({
      accounts: [
        { account: 'bank', debit: 200_000, credit: 50_000, lines: 3 },
        { account: 'fees', debit: 50_000, credit: 180_000, lines: 3 },
        { account: 'suspense', debit: 0, credit: 20_000, lines: 1 },
      ],
      heads: [{ head: 'EXAM', income: 130_000 }],
      staff: [{ name: 'Hari Poudel', debit: 200_000, credit: 50_000, lines: 3 }],
      debit: 250_000,
      credit: 250_000,
      difference: 0,
    })
  })

  it('say by how much debits and credits differ', () => {
    expect(daySums([group({ amount: paisa(700) })]).difference).toBe(700)
  })

  it('of several days are the sums of each', () => {
    const groups = fc.array(
      fc.record({
        account: fc.constantFrom('bank', 'khalti', 'fees', 'suspense'),
        head: fc.constantFrom('EXAM', 'ADMISSION', ''),
        staff: fc.constantFrom('Hari Poudel', null),
        amount: fc.integer({ min: -500_000, max: 500_000 }).map(paisa),
        lines: fc.integer({ min: 1, max: 9 }),
      }),
    )
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const [first, second, both] = [daySums(one), daySums(other), daySums([...one, ...other])]
        for (const sum of ['debit', 'credit', 'difference'] as const)
          expect(both[sum]).toBe(first[sum] + second[sum])
        const incomeOf = ({ heads }: typeof both) =>
          heads.reduce((sum, { income }) => sum + income, 0)
        expect(incomeOf(both)).toBe(incomeOf(first) + incomeOf(second))
      }),
    )
  })
})
