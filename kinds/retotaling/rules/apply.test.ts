import { describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { applyButton, decideApply, decideChosen, decideDetails } from './apply.ts'
import { retotalingPaymentButton } from './payment.ts'
import { feeFor } from './retotaling.ts'

const opening = {
  id: 7,
  window: { from: '2026-11-10' as Day, to: '2026-11-20' as Day },
  fee: rupees(500),
}

describe('asking for retotaling', () => {
  const asked = (today: string, facts: object = {}) => {
    const applicant = { appliedOpeningIds: [], isEnrolled: true, ...facts }
    const decision = decideApply({ opening, applicant, today: today as Day })
    return decision.is === 'allowed' ? 'allowed' : decision.reason
  }

  it.each([
    ['2026-11-09', 'not-open-yet'],
    ['2026-11-10', 'allowed'],
    ['2026-11-20', 'allowed'],
    ['2026-11-21', 'closed'],
  ])('on %s: %s', (today, expected) => {
    expect(asked(today)).toBe(expected)
  })

  it('without a last day says that the days are not set, not that they are over', () => {
    const without = { ...opening, window: { from: null, to: null } }
    const applicant = { appliedOpeningIds: [], isEnrolled: true }
    const decision = decideApply({ opening: without, applicant, today: '2026-11-15' as Day })
    expect(decision).toMatchObject({ is: 'refused', reason: 'no-days' })
    expect(applyButton({ is: 'refused', reason: 'no-days' }).action).toBeNull()
  })

  it('is done once, and needs an enrollment', () => {
    expect(asked('2026-12-01', { appliedOpeningIds: [7] })).toBe('already-applied')
    expect(asked('2026-11-15', { isEnrolled: false })).toBe('enrollment-required')
    expect(applyButton({ is: 'refused', reason: 'already-applied' })).toMatchObject({
      label: { en: 'Applied' },
      action: null,
      done: true,
    })
  })
})

const paper = { code: 'CSC151', name: 'Programming', examType: 'REG' }
const released = { ...paper, courseId: 1, isReleased: true }
const waiting = { ...paper, courseId: 2, isReleased: false }

describe('the choice for retotaling', () => {
  it.each([
    [null, 'not-sat'],
    [{ registrationId: 1, papers: [] }, 'no-papers'],
    [{ registrationId: 1, papers: [waiting] }, 'not-released'],
    [{ registrationId: 1, papers: [waiting, released] }, 'allowed'],
  ])('of %j: %s', (details, expected) => {
    const decision = decideDetails(details)
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })

  const ok = { courseId: 1, description: 'Question 5' }
  it.each([
    [[], 'none-chosen'],
    [[ok], 'allowed'],
    [[{ ...ok, description: ' \n ' }], 'reason-missing'],
    [[{ ...ok, description: 'a'.repeat(1_001) }], 'reason-long'],
    [[ok, { courseId: 2, description: 'Question 5' }], 'course-not-released'],
    [[ok, { courseId: 9, description: 'Question 5' }], 'course-not-released'],
  ])('chosen %j: %s', (chosen, expected) => {
    const decision = decideChosen({ papers: [released, waiting] }, chosen)
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })
})

describe('its fee', () => {
  it('is flat, or multiplied by the courses', () => {
    expect(feeFor(opening, { courses: 3, perCourse: false })).toBe(rupees(500))
    expect(feeFor(opening, { courses: 3, perCourse: true })).toBe(rupees(1_500))
  })

  const unpaid = { total: rupees(500), paid: rupees(0), isPaid: false, isPending: false }
  it.each([
    [{}, '2026-11-20', 'Pay Now'],
    [{ isPending: true }, '2026-11-20', 'Pay Now'],
    [{ paid: rupees(200) }, '2026-11-20', 'Pay Now'],
    [{}, '2026-11-21', 'Closed'],
    [{ paid: rupees(500), isPaid: true }, '2026-11-21', 'View Payment Details'],
    [{ total: rupees(0) }, '2026-11-15', undefined],
  ])('of %j on %s: %s', (facts, today, label) => {
    const application = { paying: { ...unpaid, ...facts }, status: 'DR' as const, withdrawal: null }
    const button = retotalingPaymentButton(application, opening, today as Day)
    expect(button?.label.en).toBe(label)
  })
})
