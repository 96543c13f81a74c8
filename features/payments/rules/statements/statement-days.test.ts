import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { decideDays, readDay } from './statement-days.ts'

const today = day('2026-11-25')

describe('the days of a statement', () => {
  it.each([
    ['2026-11-05', 'ymd', '2026-11-05'],
    ['2026-11-05 10:15:00', 'ymd', '2026-11-05'],
    ['5/11/2026', 'dmy', '2026-11-05'],
    ['05.11.26', 'dmy', '2026-11-05'],
    ['11/05/2026', 'mdy', '2026-11-05'],
    ['05-Nov-2026', 'letters', '2026-11-05'],
    ['Nov 5, 2026', 'letters', '2026-11-05'],
    ['2083-07-19', 'bs-ymd', '2026-11-05'],
    ['19/07/2083', 'bs-dmy', '2026-11-05'],
    ['31/02/2026', 'dmy', null],
    ['soon', 'dmy', null],
  ] as const)('%j written as %s is %s', (text, format, expected) => {
    expect(readDay(text, format)).toBe(expected)
  })

  it.each([
    [['2026-11-03', '2026-11-04'], 'ymd'],
    [['05-Nov-2026'], 'letters'],
    [['25/11/2026', '05/11/2026'], 'dmy'],
    [['11/24/2026', '11/05/2026'], 'mdy'],
    [['2083-07-19', '2083-07-20'], 'bs-ymd'],
    [['11/11/2026'], 'dmy'],
  ] as const)('of the whole file %j are written as %s', (texts, format) => {
    expect(decideDays(texts, today)).toEqual({ is: 'decided', format })
  })

  it('are asked for when more than one format fits all of them', () => {
    expect(decideDays(['11/05/2026', '11/09/2026', '11/10/2026'], today)).toEqual({
      is: 'several',
      formats: ['dmy', 'mdy'],
    })
  })

  it('are decided by what is still to come: tomorrow’s reading is none', () => {
    const texts = ['12/11/2026']
    expect(decideDays(texts, day('2026-12-10'))).toEqual({ is: 'decided', format: 'dmy' })
    expect(decideDays(texts, day('2026-12-11'))).toEqual({
      is: 'several',
      formats: ['dmy', 'mdy'],
    })
  })
})
