import { describe, expect, it } from 'vitest'
import { day } from './day.ts'
import { isOpenOn } from './window.ts'

const window = { from: day('2026-11-10'), to: day('2026-11-20') }

describe('a window of days', () => {
  it.each([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-11', true],
    ['2026-11-19', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('on %s is open: %s', (today, open) => {
    expect(isOpenOn(window, day(today))).toBe(open)
  })

  it('has no end on an open side', () => {
    expect(isOpenOn({ ...window, from: null }, day('1999-01-01'))).toBe(true)
    expect(isOpenOn({ ...window, to: null }, day('2099-01-01'))).toBe(true)
    expect(isOpenOn({ from: null, to: null }, day('2026-11-20'))).toBe(true)
  })
})
