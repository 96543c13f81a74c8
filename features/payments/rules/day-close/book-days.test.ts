import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { moved, spanOf } from './book-days.ts'

const today = day('2026-11-27')
const outside = day('1900-01-01')

describe('the days of a day book', () => {
  it('are a day, a Nepali month or a fiscal year from Shrawan to Asar', () => {
    expect(spanOf('day', today)).toEqual({ first: today, last: today })
    expect(spanOf('month', today)).toEqual({ first: '2026-11-17', last: '2026-12-15' })
    expect(spanOf('year', today)).toEqual({ first: '2026-07-17', last: '2027-07-16' })
  })

  it('are the day alone outside of the calendar', () => {
    expect(spanOf('month', outside)).toEqual({ first: outside, last: outside })
    expect(spanOf('year', outside)).toEqual({ first: outside, last: outside })
  })

  it.each(['day', 'month', 'year'] as const)('move by a %s and back', (span) => {
    const days = spanOf(span, today)
    const next = moved(days, 1)
    expect(next.first > days.last).toBe(true)
    expect(moved(next, -1)).toEqual(days)
    expect(spanOf(span, next.first)).toEqual(next)
  })

  it('move by their number where they are no month', () => {
    const days = { first: day('2026-11-20'), last: day('2026-11-22') }
    expect(moved(days, 1)).toEqual({ first: '2026-11-23', last: '2026-11-25' })
    expect(moved(days, -1)).toEqual({ first: '2026-11-17', last: '2026-11-19' })
  })
})
