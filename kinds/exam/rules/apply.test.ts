import { describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Academics } from '#features/applying/rules/facts.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { applyButton, decideApply, isOpenExam } from './apply.ts'
import { exam } from './kind.ts'
import { examPaymentButton, mayPayOn } from './payment.ts'

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
  applicant: Partial<Parameters<typeof decideApply>[0]['applicant']> = {},
) => {
  const decision = decideApply({
    opening,
    applicant: { appliedOpeningIds: [], place, ...applicant },
    today: today as Day,
  })
  return decision.is === 'allowed' ? 'allowed' : decision.reason
}

describe('registering', () => {
  it.each([
    ['2026-11-09', 'not-open-yet'],
    ['2026-11-10', 'allowed'],
    ['2026-11-20', 'allowed'],
    ['2026-11-21', 'closed'],
  ])('on %s: %s', (today, expected) => {
    expect(asked(today)).toBe(expected)
    expect(isOpenExam(opening, today as Day)).toBe(expected === 'allowed')
  })

  it('without a last day it was never open', () => {
    const window = { from: null, to: null }
    expect(isOpenExam({ window }, '2026-11-15' as Day)).toBe(false)
    expect(mayPayOn({ window }, '2026-11-15' as Day)).toBe(false)
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
    expect(applyButton({ is: 'refused', reason })).toMatchObject({
      act: null,
      label: { en: label },
    })
  })
})

describe('paying', () => {
  const paying = { total: rupees(2_500), paid: rupees(0), isPaid: false, isPending: false }
  const button = (
    facts: Partial<typeof paying>,
    today = '2026-11-20',
    status: 'DR' | 'CL' = 'DR',
  ) => examPaymentButton({ paying: { ...paying, ...facts }, status }, opening, today as Day)

  it.each([
    ['2026-11-20', 'Pay Now', 'pay'],
    ['2026-11-21', 'Registration Ended', null],
  ])('unpaid on %s: %s', (today, label, act) => {
    expect(button({}, today)).toMatchObject({ label: { en: label }, act })
  })

  it('stays payable while a voucher waits', () => {
    expect(button({ isPending: true })).toMatchObject({ act: 'pay' })
  })

  it('shows the payments of what is paid, also after the last day', () => {
    expect(button({ paid: rupees(2_500), isPaid: true }, '2026-12-20')).toMatchObject({
      act: 'show-payments',
    })
  })

  it('of a closed registration asks for nothing', () => {
    expect(button({}, '2026-11-15', 'CL')).toMatchObject({ label: { en: 'Closed' }, act: null })
  })

  it('leaves it to the server where the window is not known', () => {
    expect(examPaymentButton({ paying, status: 'DR' }, null, '2027-01-01' as Day)).toMatchObject({
      act: 'pay',
    })
  })

  it('costs what the opening says today, less what is paid; what is paid in full stays paid', () => {
    const moved = { ...full, fee: rupees(3_000) }
    const owed = (facts: Partial<typeof paying>) =>
      exam.payable({
        opening: moved,
        application: { ...applied, paying: { ...paying, ...facts } },
        today: '2026-11-15' as Day,
      })
    expect(owed({})).toBe(rupees(3_000))
    expect(owed({ paid: rupees(1_000) })).toBe(rupees(2_000))
    expect(owed({ paid: rupees(2_500), isPaid: true })).toBe(0)
  })
})

const full = {
  ...opening,
  name: 'Semester III',
  exam: null,
  semester: null,
  type: 'REG' as const,
  fee: rupees(2_500),
  mostAttempts: null,
  leastAttendance: null,
}
const applied = {
  id: 1,
  openingId: 7,
  name: '',
  examId: null,
  semesterId: null,
  enrollmentId: null,
  appliedOn: null,
  status: 'DR' as const,
  symbolNumber: '',
  rollNumber: '',
  papers: [],
}
