import { describe, expect, it } from 'vitest'
import { day } from '../calendar/day.ts'
import {
  datedSharesText,
  findDatedShares,
  shareOf,
  shareOn,
  sharesProblem,
} from './dated-shares.ts'
import { paisa } from './money.ts'

const rule = [
  { until: day('2026-12-10'), percent: 100 },
  { until: day('2026-12-20'), percent: 50 },
]

describe('shares until a day each', () => {
  it('are read from the text that stores them, and written as it was', () => {
    expect(findDatedShares('2026-12-10=100,2026-12-20=50')).toEqual(rule)
    expect(datedSharesText(rule)).toBe('2026-12-10=100,2026-12-20=50')
    expect(findDatedShares('')).toEqual([])
  })

  it.each([
    '2026-12-10',
    '2026-12-10=',
    '=50',
    '2026-13-10=50',
    '2026-12-10=50.5',
    '2026-12-10=-1',
    '2026-12-10=5=5',
    'x',
    ',',
  ])('are not %j', (text) => {
    expect(findDatedShares(text)).toBeNull()
  })

  it.each([
    ['', null],
    ['2026-12-10=100', null],
    ['2026-12-10=100,2026-12-20=0', null],
    ['2026-12-10=101', 'share-outside'],
    ['2026-12-10=100,2026-12-10=50', 'days-order'],
    ['2026-12-10=100,2026-12-09=50', 'days-order'],
    ['2026-12-10=50,2026-12-20=50', 'shares-fall'],
    ['2026-12-10=50,2026-12-20=60', 'shares-fall'],
  ] as const)('%j as a rule: %s', (text, problem) => {
    expect(sharesProblem(findDatedShares(text) ?? [])).toBe(problem)
  })

  it.each([
    ['2026-01-01', 100],
    ['2026-12-09', 100],
    ['2026-12-10', 100],
    ['2026-12-11', 50],
    ['2026-12-19', 50],
    ['2026-12-20', 50],
    ['2026-12-21', 0],
    ['2027-12-10', 0],
  ] as const)('on %s give %d per cent', (on, percent) => {
    expect(shareOn(rule, day(on))).toBe(percent)
  })

  it('are whole paisa, half a paisa up, and never more than the amount', () => {
    expect(shareOf(paisa(101), 50)).toBe(51)
    expect(shareOf(paisa(100), 33)).toBe(33)
    expect(shareOf(paisa(1), 1)).toBe(0)
    for (const amount of [1, 3, 99, 3_820_001])
      for (const percent of [0, 1, 33, 50, 99, 100]) {
        const share = shareOf(paisa(amount), percent)
        expect(Number.isInteger(share) && share >= 0 && share <= amount).toBe(true)
      }
    expect(shareOf(paisa(3_820_001), 100)).toBe(3_820_001)
  })
})
