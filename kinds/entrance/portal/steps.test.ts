import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { say } from '#platform/pure/message.ts'
import { anApplication, paid, pending } from '../testing/applied.factory.ts'
import { entranceTimeline } from './steps.ts'

const speaking = {
  say: (message: Parameters<typeof say>[0], values = {}) => say(message, 'en', values),
  language: 'en',
  today: day('2026-11-22'),
} as const

const steps = (changes: Parameters<typeof anApplication>[0] = {}) =>
  entranceTimeline({ ...anApplication(changes), payments: [] }, speaking)
const states = (changes: Parameters<typeof anApplication>[0] = {}) =>
  steps(changes).map(({ id, state }) => `${id} ${state}`)

describe('the timeline says whose turn it is', () => {
  it('unpaid: the student', () => {
    expect(states()).toEqual(['applied done', 'fee turn', 'checked future', 'card future'])
    expect(steps()[1]?.detail).toBe('Your turn, 3 days left')
    // A step that has not begun waits for no one.
    expect(steps()[2]?.detail).toBeUndefined()
  })
  it('unpaid after the late date, or with the opening gone: closed', () => {
    expect(states({ opening: { lastLateDay: day('2026-11-21') } })[1]).toBe('fee closed')
    expect(states({ opening: null })[1]).toBe('fee closed')
  })
  it('pending: the university', () => {
    expect(states({ paying: pending })).toEqual([
      'applied done',
      'voucher done',
      'fee waiting',
      'card future',
    ])
  })
  it('paid: the form is approved, then the card is ready', () => {
    expect(states({ paying: paid })).toEqual([
      'applied done',
      'fee done',
      'approval waiting',
      'card future',
    ])
    const ready = steps({
      paying: paid,
      status: 'AP',
      symbolNumber: '2083-0417',
      centre: 'Block B',
    })
    expect(ready.at(-1)?.detail).toBe('Exam roll no. 2083-0417, Block B')
    const seated = steps({
      paying: paid,
      status: 'AP',
      symbolNumber: '2083-0417',
      centre: 'Dhunche, Hall, Seat 4',
      sitting: { day: day('2027-01-07'), from: '14:00' },
    })
    expect(seated.at(-1)?.detail).toBe(
      'Exam roll no. 2083-0417, Dhunche, Hall, Seat 4, 23 Poush 2083, 14:00',
    )
  })
  it('closed by the university after it was paid: the fee stays, no card follows', () => {
    expect(states({ paying: paid, status: 'CL' })).toEqual([
      'applied done',
      'fee done',
      'closed closed',
    ])
  })
})
