import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { decideTeaching, teachesOn } from './teaching.ts'

const days = (first: string, last: string) => ({ first: day(first), last: day(last) })
const at = { isTeacher: true, others: [], today: day('2026-11-20') }

describe('a course given to a teacher', () => {
  it('needs the role, and days in order that are not over', () => {
    const term = days('2026-11-20', '2027-03-31')
    expect(decideTeaching(term, at)).toEqual({ is: 'allowed' })
    expect(decideTeaching(term, { ...at, isTeacher: false })).toMatchObject({
      reason: 'not-a-teacher',
    })
    expect(decideTeaching(days('2026-11-21', '2026-11-20'), at)).toMatchObject({
      reason: 'days-wrong',
    })
    expect(decideTeaching(days('2026-11-01', '2026-11-19'), at)).toMatchObject({
      reason: 'days-over',
    })
    expect(decideTeaching(days('2026-11-01', '2026-11-20'), at)).toEqual({ is: 'allowed' })
  })

  it('may follow their other days at it, and not overlap them by one day', () => {
    const others = [days('2026-12-01', '2026-12-31')]
    for (const apart of [days('2026-11-20', '2026-11-30'), days('2027-01-01', '2027-01-31')])
      expect(decideTeaching(apart, { ...at, others })).toEqual({ is: 'allowed' })
    for (const over of [days('2026-11-20', '2026-12-01'), days('2026-12-31', '2027-01-31')])
      expect(decideTeaching(over, { ...at, others })).toMatchObject({ reason: 'teaches-already' })
  })

  it('is theirs from the first to the last day', () => {
    const term = days('2026-11-20', '2026-11-22')
    const on = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23']
    expect(on.map((each) => teachesOn(term, day(each)))).toEqual([false, true, true, false])
  })
})
