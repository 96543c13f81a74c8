import { describe, expect, it } from 'vitest'
import { day, msInNepal } from '#platform/pure/calendar/day.ts'
import { hoursOf, isMovedIntoPast, overlaps, readSlot, seatedBy, type Slot } from './slot.ts'

const slot = (from: string, to: string, on = '2026-12-04'): Slot => ({ day: day(on), from, to })
const morning = slot('10:00', '13:00')

describe('the time to be seated', () => {
  it.each([
    ['11:00', '10:45'],
    ['10:10', '09:55'],
    ['00:05', '23:50'],
    ['', ''],
  ])('of an exam paper at %s is %s', (from, seated) => {
    expect(seatedBy(from)).toBe(seated)
  })
})

describe('two exam papers', () => {
  it.each([
    ['the same', slot('10:00', '13:00'), true],
    ['within it', slot('11:00', '12:00'), true],
    ['around it', slot('09:00', '14:00'), true],
    ['over its end by a minute', slot('12:59', '15:00'), true],
    ['over its beginning by a minute', slot('08:00', '10:01'), true],
    ['from the minute it ends', slot('13:00', '16:00'), false],
    ['to the minute it begins', slot('07:00', '10:00'), false],
    ['of another day', slot('10:00', '13:00', '2026-12-05'), false],
  ] as const)('at once: %s', (_, other, isClash) => {
    expect([overlaps(morning, other), overlaps(other, morning)]).toEqual([isClash, isClash])
  })
})

describe('an exam paper that is moved', () => {
  const afternoon = slot('14:00', '17:00')
  const dayBefore = slot('14:00', '17:00', '2026-12-03')
  const isPast = (after: Slot, now: string) =>
    isMovedIntoPast(afternoon, after, msInNepal(day('2026-12-04'), now))

  it('is moved into the past while it is still to be sat and its new time has begun', () => {
    expect(isPast(morning, '09:59')).toBe(false)
    expect(isPast(morning, '10:00')).toBe(true)
  })

  it('is corrected to a day before once it is over', () => {
    expect(isPast(dayBefore, '16:59')).toBe(true)
    expect(isPast(dayBefore, '17:00')).toBe(false)
  })
})

describe('day and time as the office typed them', () => {
  const read = (day: string, from: string, to: string) => {
    const found = readSlot({ day, from, to })
    return 'is' in found ? found.reason : found
  }

  it('are a slot', () => {
    expect(read('2026-12-04', '00:00', '23:59')).toEqual(slot('00:00', '23:59'))
  })

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '04-12-2026',
    '2026-12-04 ',
    '2026-12-04T10:00',
    '२०२६-१२-०४',
  ])('“%s” is no day', (typed) => {
    expect(read(typed, '10:00', '13:00')).toBe('not-a-day')
  })

  it.each(['', '24:00', '9:00', '10:60', '10.00', '10:00:00', '१०:००', '10:00\n', ' 10:00'])(
    '“%s” is no time, to begin or to end',
    (typed) => {
      expect(read('2026-12-04', typed, '13:00')).toBe('not-a-time')
      expect(read('2026-12-04', '10:00', typed)).toBe('not-a-time')
    },
  )

  it.each([
    ['13:00', '10:00'],
    ['10:00', '10:00'],
  ])('%s to %s ends before it begins', (from, to) => {
    expect(read('2026-12-04', from, to)).toBe('ends-before-it-begins')
  })

  it('are written in the digits of each language', () => {
    expect(hoursOf(morning)).toEqual({ en: '10:00 to 13:00', ne: '१०:००देखि १३:००' })
  })
})
