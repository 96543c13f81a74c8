import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, dayFromNumber, dayInNepal, daysBetween, findDay, weekday } from './day.ts'

describe('a day', () => {
  it('is read from the start of a text', () => {
    for (const text of ['2026-11-20', '2026-11-20 00:00:00', '2026-11-20T18:15:00Z']) {
      expect(findDay(text)).toBe('2026-11-20')
    }
  })

  it.each(['', '2026-11', '2026-02-29', '2026-13-01', '2026-00-10', '2026-11-201', '20-11-2026'])(
    'is not found in «%s»',
    (text) => {
      expect(findDay(text)).toBeNull()
      expect(() => day(text)).toThrow(RangeError)
    },
  )

  it('changes in Nepal at 18:15 UTC', () => {
    expect(dayInNepal(Date.UTC(2026, 10, 20, 18, 14, 59, 999))).toBe('2026-11-20')
    expect(dayInNepal(Date.UTC(2026, 10, 20, 18, 15))).toBe('2026-11-21')
  })

  it('adds and counts days across leap days and years', () => {
    expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29')
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01')
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), fc.integer({ max: 9999 }), (n, d) => {
        const from = dayFromNumber(n)
        expect(daysBetween(from, addDays(from, d % 10_000))).toBe(d % 10_000)
      }),
    )
  })

  it('knows its weekday, also before 1970', () => {
    expect(weekday(day('2026-01-10'))).toBe(6)
    expect(weekday(day('1970-01-01'))).toBe(4)
    expect(weekday(day('1943-04-14'))).toBe(3)
  })
})
