import { describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Academics } from './desk/academics.ts'
import { applyByPlaceButton, decideApplyByPlace, isOpenByPlace } from './apply-by-place.ts'

const place: Academics = {
  year: { id: 1, name: '' },
  intake: { id: 1, name: '' },
  faculty: null,
  level: null,
  program: { id: 5, name: '' },
  subject: null,
}
const opening = {
  id: 7,
  academics: place,
  window: { from: '2026-11-10' as Day, to: '2026-11-20' as Day },
}
const asked = (
  today: string,
  applicant: Partial<Parameters<typeof decideApplyByPlace>[0]['applicant']> = {},
) => {
  const decision = decideApplyByPlace({
    opening,
    applicant: { appliedOpeningIds: [], place, ...applicant },
    today: today as Day,
  })
  return decision.is === 'allowed' ? 'allowed' : decision.reason
}

describe('applying by place', () => {
  it.each([
    ['2026-11-09', 'not-open-yet'],
    ['2026-11-10', 'allowed'],
    ['2026-11-20', 'allowed'],
    ['2026-11-21', 'closed'],
  ])('on %s: %s', (today, expected) => {
    expect(asked(today)).toBe(expected)
    expect(isOpenByPlace(opening, today as Day)).toBe(expected === 'allowed')
  })

  it('without a last day it was never open', () => {
    const window = { from: null, to: null }
    expect(isOpenByPlace({ window }, '2026-11-15' as Day)).toBe(false)
  })

  it('needs an active enrollment of the same place', () => {
    expect(asked('2026-11-15', { place: null })).toBe('enrollment-required')
    const elsewhere = { ...place, program: { id: 6, name: '' } }
    expect(asked('2026-11-15', { place: elsewhere })).toBe('other-academics')
  })

  it('is done once, and says so before anything else', () => {
    expect(asked('2026-12-15', { appliedOpeningIds: [7], place: null })).toBe('already-applied')
  })

  it.each([
    ['already-applied', 'Applied'],
    ['closed', 'Closed'],
    ['not-open-yet', 'Apply'],
    ['enrollment-required', 'Not Eligible'],
    ['other-academics', 'Not Eligible'],
  ] as const)('refused by %s the button says %s', (reason, label) => {
    expect(applyByPlaceButton({ is: 'refused', reason })).toMatchObject({
      action: null,
      label: { en: label },
    })
  })
})
