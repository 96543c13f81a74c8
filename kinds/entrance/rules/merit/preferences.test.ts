import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { decideFurther, decideOrder, decideStay } from './preferences.ts'

const reasonOf = (decision: { readonly is: string; readonly reason?: string }) =>
  decision.is === 'allowed' ? 'allowed' : decision.reason

describe('further programmes of an entrance', () => {
  const decide = (facts: Partial<Parameters<typeof decideFurther>[0]>) =>
    decideFurther({
      own: 1,
      saved: [2],
      chosen: [2, 3],
      known: [1, 2, 3, 4],
      hasApplicants: true,
      hasList: false,
      ...facts,
    })

  it.each<[string, Parameters<typeof decide>[0]]>([
    ['allowed', {}],
    ['allowed', { chosen: [], hasApplicants: false }],
    ['allowed', { saved: [9], chosen: [9, 3] }],
    ['own-missing', { own: null }],
    ['is-own', { chosen: [2, 1] }],
    ['not-a-program', { chosen: [2, 9] }],
    ['too-many-programs', { chosen: Array.from({ length: 21 }, (_, index) => index + 2) }],
    ['stays-offered', { chosen: [3] }],
    ['list-computed', { hasList: true }],
  ])('are decided: %s', (expected, facts) => {
    expect(reasonOf(decide(facts))).toBe(expected)
  })
})

describe('the order of the programmes', () => {
  const lastDay = day('2026-12-10')
  it.each<[string, Partial<Parameters<typeof decideOrder>[0]>]>([
    ['allowed', {}],
    ['allowed', { today: day('2027-01-01'), lastDay: null }],
    ['no-choice', { offered: [1] }],
    ['application-closed', { isClosed: true }],
    ['list-made', { hasList: true }],
    ['order-closed', { today: day('2026-12-11') }],
  ])('may change until the last day to apply: %s', (expected, facts) => {
    const at = { offered: [1, 2], isClosed: false, hasList: false, lastDay, today: lastDay }
    expect(reasonOf(decideOrder({ ...at, ...facts }))).toBe(expected)
  })
})

describe('staying in a seat', () => {
  const until = day('2026-12-10')
  const offer = { until, answer: null, stays: false } as const
  it.each<[string, Partial<Parameters<typeof decideStay>[0]>]>([
    ['allowed', {}],
    ['allowed', { offer: { ...offer, answer: 'accepted' }, today: day('2026-12-11') }],
    ['no-offer', { offer: null }],
    ['no-offer', { offer: { ...offer, answer: 'declined' } }],
    ['too-late', { offer: { ...offer, answer: 'lapsed' } }],
    ['too-late', { today: day('2026-12-11') }],
    ['stays-already', { offer: { ...offer, stays: true } }],
    ['none-preferred', { waiting: 0 }],
  ])('ends the waiting for preferred programmes: %s', (expected, facts) => {
    expect(reasonOf(decideStay({ offer, waiting: 1, today: until, ...facts }))).toBe(expected)
  })
})
