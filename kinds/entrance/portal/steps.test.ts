import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { say } from '#platform/pure/message.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import type { AppliedEntrance } from './entrance.queries.ts'
import { entranceTimeline } from './steps.ts'

const today = day('2026-11-20')
const speaking = {
  say: (message: Parameters<typeof say>[0], values = {}) => say(message, 'en', values),
  language: 'en',
  today,
} as const

const opening = {
  id: 1,
  name: 'BE Civil',
  lastRegularDay: day('2026-11-23'),
  lastLateDay: day('2026-12-15'),
  examFee: rupees(1500),
  lateFee: rupees(2000),
  examDay: null,
  examTime: '',
  levelName: '',
  facultyName: '',
  programName: '',
}

function application(changes: Partial<AppliedEntrance> = {}): AppliedEntrance {
  return {
    id: 9,
    openingId: 1,
    name: 'BE Civil',
    appliedOn: day('2026-11-19'),
    paying: { total: rupees(1500), paid: nothing, isPaid: false, isPending: false },
    status: 'DR',
    eligible: false,
    quotas: [],
    symbolNumber: '',
    centre: '',
    payments: [],
    opening,
    ...changes,
  }
}

const states = (of: AppliedEntrance) =>
  entranceTimeline(of, speaking).map(({ id, state }) => `${id} ${state}`)

describe('the timeline says whose turn it is', () => {
  it('unpaid: the student', () => {
    expect(states(application())).toEqual([
      'applied done',
      'fee turn',
      'checked future',
      'card future',
    ])
    const steps = entranceTimeline(application(), speaking)
    expect(steps[1]?.detail).toBe('Your turn, 3 days left')
    // Nobody has what has not begun.
    expect(steps[2]?.detail).toBeUndefined()
  })
  it('unpaid after the late date, or with the opening gone: closed', () => {
    const late = { ...opening, lastLateDay: day('2026-11-19') }
    expect(states(application({ opening: late }))[1]).toBe('fee closed')
    expect(states(application({ opening: null }))[1]).toBe('fee closed')
  })
  it('pending: the university', () => {
    const pending = application({
      paying: { total: rupees(1500), paid: nothing, isPaid: false, isPending: true },
    })
    expect(states(pending)).toEqual(['applied done', 'voucher done', 'fee waiting', 'card future'])
  })
  it('paid: the form is approved, then the card is ready', () => {
    const paying = { total: rupees(1500), paid: rupees(1500), isPaid: true, isPending: false }
    expect(states(application({ paying }))).toEqual([
      'applied done',
      'fee done',
      'approval waiting',
      'card future',
    ])
    const ready = application({
      paying,
      status: 'AP',
      symbolNumber: '2083-0417',
      centre: 'Block B',
    })
    expect(entranceTimeline(ready, speaking).at(-1)?.detail).toBe(
      'Exam roll no. 2083-0417, Block B',
    )
  })
  it('closed by the university after it was paid: the fee stays, no card follows', () => {
    const paying = { total: rupees(1500), paid: rupees(1500), isPaid: true, isPending: false }
    expect(states(application({ paying, status: 'CL' }))).toEqual([
      'applied done',
      'fee done',
      'closed closed',
    ])
  })
})
