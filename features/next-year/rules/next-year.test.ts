import { describe, expect, it } from 'vitest'
import { fromBs, toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { closedDayFinding, moveDay } from './move-day.ts'
import { nextName, nextNepaliName, yearsBetween } from './next-name.ts'
import { raiseFee } from './raise-fee.ts'

const bsDay = (year: number, month: number, date: number): Day => {
  const day = fromBs({ year, month, date })
  if (day === null) throw new Error('No such date')
  return day
}
const closed = { holidays: new Set<string>(), weekdays: new Set([6]) }
const moved = (day: Day, isFirst = false) => {
  const found = moveDay(day, { years: 1, closed: isFirst ? null : closed })
  return found && { ...toBs(found.day), finding: found.finding }
}

describe('a day of the next year', () => {
  it('has the same day and month of B.S., not 365 days more', () => {
    expect(moved(bsDay(2081, 5, 14), true)).toEqual({
      year: 2082,
      month: 5,
      date: 14,
      finding: null,
    })
    expect(moved(bsDay(2082, 5, 14), true)).toMatchObject({ year: 2083, month: 5, date: 14 })
  })

  it('is the Sunday after a Saturday; the first day of an opening may be a Saturday', () => {
    const saturday = bsDay(2082, 5, 13)
    const plain = moveDay(saturday, { years: 1, closed: null })
    expect([new Date(plain?.day ?? '').getUTCDay(), plain?.finding]).toEqual([6, null])
    expect(moved(saturday)).toEqual({ year: 2083, month: 5, date: 14, finding: 'day-off' })
  })

  it('is the next day that is no weekly day off, where there are several', () => {
    const friday = { holidays: new Set<string>(), weekdays: new Set([5, 6, 0]) }
    const found = moveDay(bsDay(2082, 5, 13), { years: 1, closed: friday })
    expect([found && toBs(found.day)?.date, found?.finding]).toEqual([15, 'day-off'])
  })

  it('names a holiday and stays on it, so that staff choose the day', () => {
    const day = moveDay(bsDay(2082, 5, 14), { years: 1, closed: null })?.day
    const holidays = new Set([String(day)])
    const found = moveDay(bsDay(2082, 5, 14), { years: 1, closed: { ...closed, holidays } })
    expect(found).toEqual({ day, finding: 'holiday' })
    expect(closedDayFinding(day as Day, { ...closed, holidays })).toBe('holiday')
    expect(closedDayFinding('2026-08-29' as Day, closed)).toBe('day-off')
    expect(closedDayFinding('2026-08-30' as Day, closed)).toBeNull()
  })

  it('is the last day of a month that is shorter, or the Sunday after it', () => {
    const last = moveDay(bsDay(2081, 2, 32), { years: 1, closed: null })
    expect([toBs(last?.day as Day)?.date, last?.finding]).toEqual([31, 'short-month'])
  })

  it('does not exist past the calendar', () => {
    expect(moveDay(bsDay(2090, 1, 1), { years: 1, closed: null })).toBeNull()
    expect(moveDay('1900-01-01' as Day, { years: 1, closed: null })).toBeNull()
  })
})

describe('a name of the next year', () => {
  it.each([
    ['BE Civil Entrance 2083', 'BE Civil Entrance 2084'],
    ['2083 Entrance (2083)', '2084 Entrance (2084)'],
    ['Merit Scholarship', 'Merit Scholarship 2084'],
  ])('of %s is %s', (name, next) => {
    expect(nextName(name, { from: '2083', to: '2084' })).toBe(next)
  })

  it.each([
    ['प्रवेश परीक्षा २०८३', 'प्रवेश परीक्षा २०८४'],
    ['प्रवेश परीक्षा 2083', 'प्रवेश परीक्षा 2084'],
    ['योग्यता छात्रवृत्ति', 'योग्यता छात्रवृत्ति २०८४'],
    ['', ''],
  ])('of %s in Nepali is %s', (name, next) => {
    expect(nextNepaliName(name, { from: '2083', to: '2084' })).toBe(next)
  })

  it.each([
    ['2083', '2084', 1],
    ['2082', '2084', 2],
    ['2083/84', '2084/85', 1],
    ['First year', 'Second year', 1],
  ])('lies between %s and %s: %i', (from, to, years) => {
    expect(yearsBetween(from, to)).toBe(years)
  })
})

describe('a raised fee', () => {
  it.each([
    [2000, 5, 50, 2100],
    [45_200, 5, 50, 47_500],
    [2000, 0, 50, 2000],
    [1999, 0, 50, 1999],
    [1500, 7, 100, 1700],
    [0, 5, 50, 0],
  ])('of Rs. %i by %i per cent, rounded up to Rs. %i, is Rs. %i', (...the) => {
    const [fee, percent, step, raised] = the
    expect(raiseFee(rupees(fee), { percent, step: rupees(step) })).toBe(rupees(raised))
  })
})
