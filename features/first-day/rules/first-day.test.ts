import { describe, expect, it } from 'vitest'
import { day, msInNepal } from '#platform/pure/calendar/day.ts'
import {
  afterEntrance,
  afterLastPaper,
  afterPaper,
  daysEarly,
  decideFirstDay,
  type FirstMoment,
} from './first-day.ts'

const examDay = day('2026-11-28')
const at = (date: string, time: string) => msInNepal(day(date), time)
const entrance = { examDay, examTime: '11:00', examMinutes: 120, lastDay: day('2026-11-08') }

describe('the first day of an action', () => {
  it.each([
    ['2026-11-27', '23:59', 1],
    ['2026-11-28', '00:00', 0],
    ['2026-11-28', '13:59', 0],
    ['2026-11-28', '14:00', null],
    ['2026-11-29', '00:00', null],
  ])('marks of a paper that ends at 14:00 are on %s at %s early by: %s', (date, time, days) => {
    expect(daysEarly(afterPaper({ day: examDay, to: '14:00' }), at(date, time))).toBe(days)
  })

  it('results wait for the paper that ends last, of those that have a day', () => {
    const papers = [
      { day: examDay, to: '14:00' },
      { day: day('2026-12-02'), to: '10:00' },
      { day: day('2026-12-02'), to: '13:30' },
      null,
    ]
    expect(afterLastPaper(papers)).toEqual({ day: '2026-12-02', time: '13:30', after: 'papers' })
    expect(daysEarly(afterLastPaper(papers), at('2026-11-28', '15:00'))).toBe(4)
    expect(daysEarly(afterLastPaper(papers), at('2026-12-02', '13:30'))).toBeNull()
  })

  it.each([
    ['2026-11-27', '12:00', 1],
    ['2026-11-28', '12:59', 0],
    ['2026-11-28', '13:00', null],
    ['2026-11-29', '00:00', null],
  ])('the result of an entrance of two hours from 11:00 is on %s at %s early by: %s', (...row) => {
    const [date, time, days] = row
    expect(daysEarly(afterEntrance(entrance), at(date, time))).toBe(days)
  })

  it.each([
    [{ examTime: null }, { day: examDay, time: null, after: 'entrance' }],
    [{ examMinutes: null }, { day: examDay, time: '11:00', after: 'entrance' }],
    [{ examTime: '23:00' }, { day: '2026-11-29', time: '01:00', after: 'entrance' }],
    [{ lastDay: null }, { day: examDay, time: '13:00', after: 'entrance' }],
    [{ examDay: null }, { day: '2026-11-09', time: null, after: 'applications' }],
    [{ lastDay: examDay }, { day: '2026-11-29', time: null, after: 'applications' }],
  ])('an entrance with %j waits for %j', (facts, first) => {
    expect(afterEntrance({ ...entrance, ...facts })).toEqual(first)
  })

  it.each([
    ['2026-12-05', 1],
    ['2026-12-06', null],
  ])('while applications are open until 5 December, a result is on %s early by: %s', (...row) => {
    const [date, days] = row
    const first = afterEntrance({ ...entrance, lastDay: day('2026-12-05') })
    expect(daysEarly(first, at(date, '12:00'))).toBe(days)
  })

  it('is not known where no day is recorded, which bars nothing', () => {
    const nowMs = at('2026-11-20', '12:00')
    for (const first of [
      afterPaper(null),
      afterLastPaper([null, null]),
      afterEntrance({ examDay: null, examTime: null, examMinutes: null, lastDay: null }),
    ]) {
      expect(daysEarly(first, nowMs)).toBeNull()
      expect(decideFirstDay({ first, nowMs, early: null })).toMatchObject({ is: 'allowed' })
    }
  })
})

describe('an early action', () => {
  const first = { day: examDay, time: '14:00', after: 'paper' } as const
  const nowMs = at('2026-11-20', '12:00')
  const decide = (reason: string, given: FirstMoment = first) =>
    decideFirstDay({ first, nowMs, early: { reason, first: given } })

  it('needs a reason', () => {
    expect(decideFirstDay({ first, nowMs, early: null })).toMatchObject({ reason: 'too-early' })
    expect(decide('  ')).toMatchObject({ reason: 'too-early' })
    expect(decide('Sat early at the second campus')).toMatchObject({ is: 'allowed' })
  })

  it('is not covered by a reason given for an earlier moment than it waits for now', () => {
    expect(decide('x', { ...first, time: '13:59' })).toMatchObject({ reason: 'day-moved' })
    expect(decide('x', { ...first, day: day('2026-11-29') })).toMatchObject({ is: 'allowed' })
  })

  it('needs no reason from its first moment on', () => {
    const late = { first, nowMs: at('2026-11-28', '14:00'), early: null }
    expect(decideFirstDay(late)).toMatchObject({ is: 'allowed' })
  })
})
