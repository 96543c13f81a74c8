import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { say } from '#platform/pure/message.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import type { ScholarshipApplication } from '../rules/scholarship.ts'
import { scholarshipTimeline } from './steps.ts'

const application: ScholarshipApplication = {
  id: 1,
  openingId: 2,
  name: 'Merit',
  appliedOn: day('2026-11-15'),
  returned: null,
  withdrawal: null,
  isFormReady: false,
  status: 'DR',
  amount: rupees(15_000),
  awarded: null,
  setOff: nothing,
  reason: '',
}

describe('the way of an application', () => {
  const stepsOf = (facts: Partial<ScholarshipApplication>) =>
    scholarshipTimeline(
      { ...application, ...facts },
      {
        say: (message, values) => say(message, 'en', values),
        language: 'en',
        today: day('2026-11-20'),
      },
    )

  it.each([
    ['DR', ['applied done', 'check waiting', 'decision future']],
    ['IP', ['applied done', 'check waiting', 'decision future']],
    [null, ['applied done', 'check waiting', 'decision future']],
    ['AP', ['applied done', 'check done', 'committee waiting', 'decision future']],
    ['CO', ['applied done', 'check done', 'decision done']],
    ['CL', ['applied done', 'decision closed']],
  ] as const)('in %s', (status, expected) => {
    expect(stepsOf({ status }).map(({ id, state }) => `${id} ${state}`)).toEqual(expected)
  })

  it('ends with what was awarded and what of it has paid fees, or with the reason', () => {
    const facts = { status: 'CO', awarded: rupees(10_000), setOff: rupees(1_500) } as const
    const awarded = stepsOf(facts).at(-1)
    expect(awarded?.title).toBe('Awarded Rs. 10,000')
    expect(awarded?.detail).toMatch(/^Rs\.\s1,500 of it has paid fees$/)
    expect(stepsOf({ status: 'CL', reason: 'No seat left' }).at(-1)?.detail).toBe('No seat left')
  })
})
