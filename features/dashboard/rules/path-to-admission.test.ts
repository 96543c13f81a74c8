import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import {
  deadlines,
  type EntranceOnPath,
  entranceThatMatters,
  pathToAdmission,
} from './path-to-admission.ts'

const today = day('2026-11-20')
const entrance = (facts: Partial<EntranceOnPath> = {}): EntranceOnPath => ({
  name: 'BE Civil Entrance',
  actPath: '/entrance',
  appliedOn: today,
  target: { type: 'ENTRANCE', referenceId: 1 },
  standing: 'unpaid',
  payable: rupees(1_500),
  payBy: addDays(today, 3),
  laterFee: rupees(2_000),
  lastDay: addDays(today, 10),
  closed: false,
  mayDownload: false,
  examDay: addDays(today, 30),
  examTime: '11:00',
  eligible: false,
  ...facts,
})
const states = (
  profileComplete: boolean,
  on: EntranceOnPath | null,
  appliedForAdmission = false,
) => {
  const steps = pathToAdmission({ profileComplete, entrance: on, appliedForAdmission, today })
  return Object.fromEntries(steps.map(({ id, state }) => [id, state]))
}

describe('the path to admission', () => {
  it('begins with the profile, and nobody applies before it is complete', () => {
    expect(states(false, null)).toMatchObject({
      profile: 'current',
      apply: 'blocked',
      pay: 'not-yet',
    })
    expect(states(true, null)).toMatchObject({ profile: 'done', apply: 'current' })
  })

  it.each([
    [entrance(), 'current', 'not-yet'],
    [entrance({ closed: true }), 'blocked', 'not-yet'],
    [entrance({ standing: 'pending' }), 'waiting', 'not-yet'],
    [entrance({ standing: 'paid' }), 'done', 'waiting'],
    [entrance({ standing: 'paid', mayDownload: true }), 'done', 'current'],
  ])('goes on with paying and the card (%#)', (on, pay, card) => {
    expect(states(true, on)).toMatchObject({ apply: 'done', pay, 'admit-card': card })
  })

  it.each([
    [addDays(today, -1), 'done', 'waiting'],
    [today, 'not-yet', 'blocked'],
    [addDays(today, 1), 'not-yet', 'blocked'],
    [null, 'not-yet', 'blocked'],
  ])('waits for the result from the day after the exam of %s', (examDay, exam, admission) => {
    expect(states(true, entrance({ standing: 'paid', examDay }))).toMatchObject({ exam, admission })
  })

  it('opens admission to whoever was found eligible in a paid entrance', () => {
    const found = { standing: 'paid', eligible: true } as const
    expect(states(true, entrance(found))).toMatchObject({
      'admit-card': 'done',
      exam: 'done',
      admission: 'current',
    })
    expect(states(true, entrance({ eligible: true }))).toMatchObject({ admission: 'blocked' })
  })

  it('ends with the application for an admission', () => {
    const on = entrance({ standing: 'paid', eligible: true })
    expect(new Set(Object.values(states(true, on, true)))).toEqual(new Set(['done']))
  })
})

describe('the entrance that matters', () => {
  it('is the open unpaid one with the earliest deadline, else the newest that is not unpaid', () => {
    const soon = entrance({ name: 'soon', payBy: addDays(today, 1) })
    const paid = entrance({ name: 'paid', standing: 'paid', appliedOn: addDays(today, -9) })
    const closed = entrance({ name: 'closed', closed: true })
    expect(entranceThatMatters([paid, entrance(), soon])?.name).toBe('soon')
    expect(entranceThatMatters([closed, paid])?.name).toBe('paid')
    expect(entranceThatMatters([soon, { ...paid, eligible: true }])?.name).toBe('paid')
    expect(entranceThatMatters([closed])?.name).toBe('closed')
    expect(entranceThatMatters([])).toBeNull()
  })
})

describe('the deadlines', () => {
  it('are today or later, nearest first, each once', () => {
    const days = deadlines(
      [entrance({ payBy: today }), entrance({ payBy: addDays(today, -1) })],
      today,
    )
    expect(days.map((each) => each.day)).toEqual([
      today,
      addDays(today, 10),
      addDays(today, 10),
      addDays(today, 30),
      addDays(today, 30),
    ])
  })

  it('have no fee line once it is paid, pending or closed, nor a late line on the same day', () => {
    const lines = (on: EntranceOnPath) => deadlines([on], today).length
    expect(lines(entrance({ standing: 'paid' }))).toBe(1)
    expect(lines(entrance({ standing: 'pending' }))).toBe(1)
    expect(lines(entrance({ closed: true }))).toBe(1)
    expect(lines(entrance({ lastDay: addDays(today, 3) }))).toBe(2)
  })
})
