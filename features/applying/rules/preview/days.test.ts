import { describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { previewDays } from './days.ts'

const opening = {
  first: '2026-11-20' as Day,
  late: '2026-12-06' as Day,
  last: '2026-12-15' as Day,
}
const on = (today: string, days: Partial<typeof opening> = {}) =>
  previewDays({ ...opening, ...days }, today as Day).map(({ name, day }) => `${name} ${day}`)

describe('days of a preview', () => {
  it('before the first day: today, that day, the first late day, the day after the last', () => {
    expect(on('2026-11-19')).toEqual([
      'today 2026-11-19',
      'first-day 2026-11-20',
      'late-days 2026-12-06',
      'after 2026-12-16',
    ])
  })

  it('from the first day on without it', () => {
    expect(on('2026-11-20')).toEqual([
      'today 2026-11-20',
      'late-days 2026-12-06',
      'after 2026-12-16',
    ])
  })

  it('in the late days without them', () => {
    expect(on('2026-12-05')).toContain('late-days 2026-12-06')
    expect(on('2026-12-06')).toEqual(['today 2026-12-06', 'after 2026-12-16'])
  })

  it('on the last day today and tomorrow; after it today alone', () => {
    expect(on('2026-12-15')).toEqual(['today 2026-12-15', 'after 2026-12-16'])
    expect(on('2026-12-16')).toEqual(['after 2026-12-16'])
  })

  it('without a last day none', () => {
    expect(previewDays({ ...opening, last: null }, '2026-11-19' as Day)).toEqual([])
  })
})
