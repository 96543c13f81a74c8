import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import {
  deadlinesOf,
  type EntranceOnPath,
  entranceOutcome,
  entranceSteps,
  entranceThatMatters,
} from './path.ts'

const today = day('2026-11-20')
const entrance = (facts: Partial<EntranceOnPath> = {}): EntranceOnPath => ({
  name: 'BE Civil Entrance',
  actPath: '/entrance',
  appliedOn: today,
  target: { type: 'ENTRANCE', referenceId: 1 },
  standing: 'unpaid',
  paid: nothing,
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
const states = (profileComplete: boolean, on: EntranceOnPath | null) => {
  const steps = entranceSteps({ profileComplete, entrance: on, today })
  return Object.fromEntries(steps.map(({ id, state }) => [id, state]))
}

describe('the entrance on the path to admission', () => {
  it('is not applied for before the profile is complete', () => {
    expect(states(false, null)).toMatchObject({ apply: 'blocked', pay: 'not-yet' })
    expect(states(true, null)).toMatchObject({ apply: 'current' })
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
    [addDays(today, -1), 'done', 'awaited'],
    [today, 'not-yet', 'ahead'],
    [addDays(today, 1), 'not-yet', 'ahead'],
    [null, 'not-yet', 'ahead'],
  ])('waits for the result from the day after the exam of %s', (examDay, exam, is) => {
    const paid = entrance({ standing: 'paid', examDay })
    expect(states(true, paid)).toMatchObject({ exam })
    expect(entranceOutcome(paid, today)).toEqual({ is })
  })

  it('leads whoever was found eligible in a paid entrance to an admission', () => {
    const found = entrance({ standing: 'paid', eligible: true })
    expect(states(true, found)).toMatchObject({ 'admit-card': 'done', exam: 'done' })
    expect(entranceOutcome(found, today)).toEqual({ is: 'reached', since: today })
    expect(entranceOutcome(entrance({ eligible: true }), today)).toEqual({ is: 'ahead' })
    expect(entranceOutcome(null, today)).toEqual({ is: 'ahead' })
  })
})

it('the entrance that matters is the open unpaid one with the earliest deadline, else the newest that is not unpaid', () => {
  const soon = entrance({ name: 'soon', payBy: addDays(today, 1) })
  const paid = entrance({ name: 'paid', standing: 'paid', appliedOn: addDays(today, -9) })
  const closed = entrance({ name: 'closed', closed: true })
  expect(entranceThatMatters([paid, entrance(), soon])?.name).toBe('soon')
  expect(entranceThatMatters([closed, paid])?.name).toBe('paid')
  expect(entranceThatMatters([soon, { ...paid, eligible: true }])?.name).toBe('paid')
  expect(entranceThatMatters([closed])?.name).toBe('closed')
  expect(entranceThatMatters([])).toBeNull()
})

it('a partly paid fee is a rest to pay, and the card is no task after the exam', () => {
  const label = (on: EntranceOnPath) =>
    entranceSteps({ profileComplete: true, entrance: on, today }).find(({ id }) => id === 'pay')
      ?.label.en
  expect(label(entrance())).toBe('Pay the entrance fee')
  expect(label(entrance({ paid: rupees(500) }))).toBe('Pay the rest of the entrance fee')
  const sat = entrance({ standing: 'paid', mayDownload: true, examDay: addDays(today, -1) })
  expect(states(true, sat)).toMatchObject({ 'admit-card': 'done' })
})

describe('its deadlines', () => {
  it('name the exam’s time only when it is known', () => {
    const exam = (examTime: string) => deadlinesOf(entrance({ examTime })).at(-1)?.label.en
    expect([exam('11:00'), exam('')]).toEqual(['Entrance exam, {time}', 'Entrance exam'])
  })

  it('are the fee, the late fee and the exam', () => {
    expect(deadlinesOf(entrance()).map((each) => each.day)).toEqual([
      addDays(today, 3),
      addDays(today, 10),
      addDays(today, 30),
    ])
  })

  it('have no fee line once it is paid, pending or closed, nor a late line on the same day', () => {
    expect(deadlinesOf(entrance({ standing: 'paid' }))).toHaveLength(1)
    expect(deadlinesOf(entrance({ standing: 'pending' }))).toHaveLength(1)
    expect(deadlinesOf(entrance({ closed: true }))).toHaveLength(1)
    expect(deadlinesOf(entrance({ lastDay: addDays(today, 3) }))).toHaveLength(2)
  })
})
