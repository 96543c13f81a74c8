import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { decideAnswer, type SeatAnswer } from './answer.ts'

const until = day('2026-12-03')
const decide = (answer: SeatAnswer | null, accepts: boolean, today = '2026-12-03') =>
  decideAnswer({ offer: { until, answer }, accepts, today: day(today) })

describe('the answer to an offered seat', () => {
  it('is taken until the end of the last day, accepted or declined', () => {
    expect([decide(null, true), decide(null, false)]).toEqual([
      { is: 'allowed' },
      { is: 'allowed' },
    ])
    expect(decide(null, true, '2026-12-02')).toEqual({ is: 'allowed' })
    expect(decide(null, true, '2026-12-04')).toMatchObject({ reason: 'too-late' })
    expect(decide(null, false, '2026-12-04')).toMatchObject({ reason: 'too-late' })
    expect(decide('lapsed', true)).toMatchObject({ reason: 'too-late' })
  })

  it('is given once; an accepted seat may be given up even later', () => {
    expect(decide('accepted', true)).toMatchObject({ reason: 'answered-already' })
    expect(decide('accepted', false, '2026-12-20')).toEqual({ is: 'allowed' })
    expect(decide('declined', true)).toMatchObject({ reason: 'answered-already' })
    expect(decide('declined', false)).toMatchObject({ reason: 'answered-already' })
  })

  it('needs an offer', () => {
    const none = decideAnswer({ offer: null, accepts: true, today: until })
    expect(none).toMatchObject({ reason: 'no-offer' })
  })
})
