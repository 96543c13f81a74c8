import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { digitsOf, findTypedDay, nothingTyped, typedDay } from './typed-day.ts'

const ad = { calendar: 'ad', day: '14', month: '3', year: '2007' } as const
const bs = { calendar: 'bs', day: '30', month: '11', year: '2063' } as const

describe('a day typed part by part', () => {
  it('is the same A.D. day in both calendars', () => {
    expect(findTypedDay(ad)).toBe('2007-03-14')
    expect(findTypedDay(bs)).toBe('2007-03-14')
    expect(typedDay(day('2007-03-14'), 'ad')).toEqual(ad)
    expect(typedDay(day('2007-03-14'), 'bs')).toEqual(bs)
  })

  it.each([
    ['no day yet', { ...ad, day: '' }],
    ['half a year', { ...ad, year: '200' }],
    ['a day February has not', { ...ad, day: '30', month: '2' }],
    ['a day Falgun has not', { ...bs, day: '31' }],
    ['a month no year has', { ...bs, month: '13' }],
    ['a year the converters do not agree on', { ...bs, year: '2099' }],
  ])('is none with %s', (_, typed) => {
    expect(findTypedDay(typed)).toBeNull()
  })

  it('is empty where there is no day, and where the calendar does not know it', () => {
    expect(typedDay(null, 'bs')).toEqual(nothingTyped('bs'))
    expect(typedDay(day('1900-01-01'), 'bs')).toEqual(nothingTyped('bs'))
  })

  it('takes digits of both scripts and nothing else', () => {
    expect(digitsOf('२०६३', 4)).toBe('2063')
    expect(digitsOf(' 1a4 9', 2)).toBe('14')
  })
})
