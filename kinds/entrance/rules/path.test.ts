import { describe, expect, it } from 'vitest'
import { addDays, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { deadlinesOf, entranceOutcome, entranceSteps, entranceThatMatters } from './path.ts'
import { anApplication, paid, pending, unpaid } from '../testing/applied.factory.ts'
import type { ApplicationAndOpening } from './entrance.ts'

const today = day('2026-11-22')
const closed = { opening: { lastLateDay: addDays(today, -1), lastRegularDay: null } }
const states = (profileComplete: boolean, on: ApplicationAndOpening | null) => {
  const steps = entranceSteps({ profileComplete, entrance: on, today })
  return Object.fromEntries(steps.map(({ id, state }) => [id, state]))
}

describe('the entrance on the path to admission', () => {
  it('is not applied for before the profile is complete', () => {
    expect(states(false, null)).toMatchObject({ apply: 'blocked', pay: 'not-yet' })
    expect(states(true, null)).toMatchObject({ apply: 'current' })
  })

  it.each([
    [anApplication(), 'current', 'not-yet'],
    [anApplication(closed), 'blocked', 'not-yet'],
    [anApplication({ paying: pending }), 'waiting', 'not-yet'],
    [anApplication({ paying: paid }), 'done', 'waiting'],
    [anApplication({ paying: paid, status: 'AP' }), 'done', 'current'],
  ])('goes on with paying and the card (%#)', (on, pay, card) => {
    expect(states(true, on)).toMatchObject({ apply: 'done', pay, 'admit-card': card })
  })

  it.each([
    [addDays(today, -1), 'done', 'awaited'],
    [today, 'not-yet', 'ahead'],
    [addDays(today, 1), 'not-yet', 'ahead'],
    [null, 'not-yet', 'ahead'],
  ])('waits for the result from the day after the exam of %s', (examDay, exam, is) => {
    const sat = anApplication({ paying: paid, opening: { examDay } })
    expect(states(true, sat)).toMatchObject({ exam })
    expect(entranceOutcome(sat, today)).toEqual({ is })
  })

  it('leads an applicant found eligible in a paid entrance to an admission', () => {
    const found = anApplication({ paying: paid, eligible: true })
    expect(states(true, found)).toMatchObject({ 'admit-card': 'done', exam: 'done' })
    expect(entranceOutcome(found, today)).toEqual({ is: 'reached', since: found.appliedOn })
    expect(entranceOutcome(anApplication({ eligible: true }), today)).toEqual({ is: 'ahead' })
    expect(entranceOutcome(null, today)).toEqual({ is: 'ahead' })
  })
})

it('the entrance that matters is the open unpaid one with the earliest deadline, else the newest that is not unpaid', () => {
  const soon = anApplication({ name: 'soon', opening: { lastRegularDay: addDays(today, 1) } })
  const done = anApplication({ name: 'paid', paying: paid, appliedOn: addDays(today, -9) })
  const over = anApplication({ name: 'closed', ...closed })
  const matters = (...all: readonly ApplicationAndOpening[]) =>
    entranceThatMatters(all, today)?.name
  expect(matters(done, anApplication(), soon)).toBe('soon')
  expect(matters(over, done)).toBe('paid')
  expect(matters(soon, { ...done, eligible: true })).toBe('paid')
  expect(matters(over)).toBe('closed')
  expect(matters()).toBeUndefined()
})

it('a partly paid fee is a rest to pay, and the card is no task after the exam', () => {
  const label = (on: ApplicationAndOpening) =>
    entranceSteps({ profileComplete: true, entrance: on, today }).find(({ id }) => id === 'pay')
      ?.label.en
  expect(label(anApplication())).toBe('Pay the entrance fee')
  expect(label(anApplication({ paying: { ...unpaid, paid: rupees(500) } }))).toBe(
    'Pay the rest of the entrance fee',
  )
  const sat = anApplication({
    paying: paid,
    status: 'AP',
    opening: { examDay: addDays(today, -1) },
  })
  expect(states(true, sat)).toMatchObject({ 'admit-card': 'done' })
})

describe('its deadlines', () => {
  const days = (changes?: Parameters<typeof anApplication>[0]) =>
    deadlinesOf(anApplication(changes), today)

  it('name the exam’s time only when it is known', () => {
    const exam = (examTime: string) => days({ opening: { examTime } }).at(-1)?.label.en
    expect([exam('11:00'), exam('')]).toEqual(['Entrance exam, {time}', 'Entrance exam'])
  })

  it('are the fee, the late fee and the exam', () => {
    expect(days().map((each) => each.day)).toEqual(['2026-11-25', '2026-12-15', '2027-01-06'])
  })

  it('have no fee line once it is paid, pending or closed, nor a late line on the same day', () => {
    expect(days({ paying: paid })).toHaveLength(1)
    expect(days({ paying: pending })).toHaveLength(1)
    expect(days(closed)).toHaveLength(1)
    expect(days({ opening: { lastLateDay: addDays(today, 3) } })).toHaveLength(2)
  })
})
