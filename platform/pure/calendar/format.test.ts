import { describe, expect, it } from 'vitest'
import { addDays, day } from './day.ts'
import { dayInBoth, formatAd, formatBs, formatDay, formatShortDay, weekdayName } from './format.ts'

const agreed = day('2025-11-28')
const lastAgreed = day('2027-04-13')
const later = addDays(lastAgreed, 1)

describe('the text of a day', () => {
  it('leads with BS and follows with AD', () => {
    expect(formatDay(agreed, 'en')).toBe('12 Mangsir 2082 (28 Nov 2025)')
    expect(formatDay(agreed, 'ne')).toBe('२०८२ मंसिर १२ (28 Nov 2025)')
    expect(dayInBoth(agreed)).toEqual({
      en: formatDay(agreed, 'en'),
      ne: formatDay(agreed, 'ne'),
    })
  })

  it('has a short form', () => {
    expect(formatShortDay(agreed, 'en', agreed)).toBe('12 Mangsir')
    expect(formatShortDay(agreed, 'ne', agreed)).toBe('मंसिर १२')
    expect(formatAd(agreed, { year: false })).toBe('28 Nov')
  })

  it('has its year in the short form when that is not today’s', () => {
    const nextYear = addDays(agreed, 200)
    expect(formatShortDay(nextYear, 'en', agreed)).toBe('2 Asar 2083')
    expect(formatShortDay(nextYear, 'ne', agreed)).toBe('२०८३ असार २')
    expect(formatShortDay(addDays(later, 300), 'en', later)).toBe('8 Feb 2028')
  })

  it('shows A.D. alone from the day after the last agreed BS day', () => {
    expect(formatBs(lastAgreed, 'en')).toBe('30 Chaitra 2083')
    expect(formatBs(later, 'en')).toBeNull()
    expect(formatDay(later, 'ne')).toBe('14 Apr 2027')
    expect(formatShortDay(later, 'en', lastAgreed)).toBe('14 Apr')
  })

  it('names weekdays, also before 1970', () => {
    expect(weekdayName(day('2026-01-10'), 'ne')).toBe('शनिबार')
    expect(weekdayName(day('1969-12-31'), 'en')).toBe('Wednesday')
  })
})
