import { describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Academics } from '#features/applying/rules/facts.ts'
import { feeInSteps } from '#features/late-fee/rules/facts.ts'
import { exam } from './kind.ts'
import { mayPayOn } from '#features/applying/rules/facts.ts'
import { examPaymentButton } from './payment.ts'

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
describe('paying', () => {
  const paying = { total: rupees(2_500), paid: rupees(0), isPaid: false, isPending: false }
  const button = (
    facts: Partial<typeof paying>,
    today = '2026-11-20',
    status: 'DR' | 'CL' = 'DR',
  ) =>
    examPaymentButton(
      { paying: { ...paying, ...facts }, status, withdrawal: null },
      opening,
      today as Day,
    )

  it.each([
    ['2026-11-20', 'Pay Now', 'pay'],
    ['2026-11-21', 'Registration Ended', null],
  ])('unpaid on %s: %s', (today, label, action) => {
    expect(button({}, today)).toMatchObject({ label: { en: label }, action })
  })

  it('of an exam without a last day never was possible', () => {
    expect(mayPayOn({ window: { from: null, to: null } }, '2026-11-15' as Day)).toBe(false)
  })

  it('stays payable while a voucher waits', () => {
    expect(button({ isPending: true })).toMatchObject({ action: 'pay' })
  })

  it('shows the payments of what is paid, also after the last day', () => {
    expect(button({ paid: rupees(2_500), isPaid: true }, '2026-12-20')).toMatchObject({
      action: 'show-payments',
    })
  })

  it('of a closed registration asks for nothing', () => {
    expect(button({}, '2026-11-15', 'CL')).toMatchObject({ label: { en: 'Closed' }, action: null })
  })

  it('of a registration that no longer holds asks for nothing', () => {
    const offered = { paying, status: 'DR', withdrawal: { id: 3, reason: null } } as const
    expect(examPaymentButton(offered, opening, '2026-11-15' as Day)).toMatchObject({
      label: { en: 'Closed' },
      action: null,
    })
  })

  it('leaves it to the server where the window is not known', () => {
    expect(
      examPaymentButton({ paying, status: 'DR', withdrawal: null }, null, '2027-01-01' as Day),
    ).toMatchObject({
      action: 'pay',
    })
  })

  it('costs what the opening says today, less what is paid; what is paid in full stays paid', () => {
    const moved = { ...full, fees: fees(3_000) }
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

function fees(each: number) {
  return feeInSteps({ steps: [], fee: rupees(each), lastDay: opening.window.to })
}

const full = {
  ...opening,
  name: 'Semester III',
  exam: null,
  semester: null,
  type: 'REG' as const,
  fees: fees(2_500),
  mostAttempts: null,
  leastAttendance: null,
  resultAtMs: null,
  retotaling: { from: null, to: null },
}
const applied = {
  id: 1,
  openingId: 7,
  name: '',
  examId: null,
  semesterId: null,
  enrollmentId: null,
  appliedOn: null,
  returned: null,
  withdrawal: null,
  isFormReady: false,
  status: 'DR' as const,
  symbolNumber: '',
  rollNumber: '',
  isCardReady: false,
  papers: [],
}
