import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { academicsFromWire } from '#features/applying/wire/academic.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { applyButton, decideApply } from './apply.ts'
import type { EntranceOpening } from './entrance.ts'

const opening: EntranceOpening = {
  id: 7,
  name: 'BE Civil',
  lastRegularDay: day('2026-11-20'),
  lastLateDay: day('2026-11-30'),
  regularFee: rupees(1_500),
  lateFee: rupees(2_000),
  examDay: null,
  examTime: '',
  academics: academicsFromWire({}),
  centreIds: [],
  isForMany: false,
}

describe('applying for an entrance', () => {
  it.each([
    [true, [], '2026-11-30', 'allowed'],
    [true, [6, 8], '2026-11-20', 'allowed'],
    [true, [], '2026-12-01', 'closed'],
    [true, [7], '2026-11-20', 'already-applied'],
    [true, [7], '2026-12-01', 'already-applied'],
    [false, [], '2026-11-20', 'profile-incomplete'],
    [false, [7], '2026-11-20', 'already-applied'],
    [false, [], '2026-12-01', 'closed'],
  ])('complete %s, applied %j, on %s: %s', (...row) => {
    const [profileComplete, appliedOpeningIds, today, outcome] = row
    const applicant = { profileComplete, appliedOpeningIds }
    const decision = decideApply({ opening, applicant, today: day(today) })
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(outcome)
  })

  it.each([
    [{ is: 'allowed' } as const, 'Apply', 'apply'],
    [{ is: 'refused', reason: 'already-applied' } as const, 'Applied', null],
    [{ is: 'refused', reason: 'closed' } as const, 'Closed', null],
    [{ is: 'refused', reason: 'profile-incomplete' } as const, 'Apply', null],
  ])('draws the button (%#)', (decision, label, action) => {
    const button = applyButton(decision)
    expect([button.label.en, button.action]).toEqual([label, action])
  })
})
