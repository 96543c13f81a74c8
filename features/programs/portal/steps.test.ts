import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { say } from '#platform/pure/message.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { AppliedProgram } from './program.queries.ts'
import { applicationSteps } from './steps.ts'

const application: AppliedProgram = {
  id: 1,
  openingId: 7,
  name: 'B.Tech CS & AI Admission 2083',
  semesterId: 1_000_000,
  enrollmentId: 3,
  appliedOn: day('2026-11-18'),
  paying: { total: rupees(38_200), paid: rupees(0), isPaid: false, isPending: false },
  status: 'DR',
  courses: [],
  payments: [],
}

const voucher: Payment = {
  id: 5,
  documentType: 'ADMISSION',
  tenderType: 'Voucher',
  tenderName: 'Voucher',
  amount: rupees(38_200),
  paidOn: day('2026-11-19'),
  status: 'DR',
  comments: '',
  description: '',
  transactionId: '',
  receiptNumber: '',
  references: {},
}

const fee = (
  changes: Partial<AppliedProgram>,
  openUntil = null as ReturnType<typeof day> | null,
) => {
  const at = {
    say: (message: Parameters<typeof say>[0], values?: Parameters<typeof say>[2]) =>
      say(message, 'en', values),
    language: 'en',
    openUntil,
  } as const
  return applicationSteps({ ...application, ...changes }, at).find(({ id }) => id === 'fee')
}

describe('the fee among the steps of an admission', () => {
  it('is owed until the opening closes, and says no day once that is over', () => {
    expect(fee({}, day('2026-12-01'))?.detail).toBe('Your turn · Open until 15 Mangsir')
    expect(fee({})?.detail).toBe('Your turn')
  })

  it('says what is left of it, and until when', () => {
    const paying = { ...application.paying, paid: rupees(20_000) }
    expect(fee({ paying }, day('2026-12-01'))?.detail).toBe(
      'Rs.\u00A018,200 remaining · Open until 15 Mangsir',
    )
  })

  it('says since when a voucher waits, of the newest one', () => {
    const paying = { ...application.paying, isPending: true }
    const returned = { ...voucher, id: 4, status: 'CL', paidOn: day('2026-11-10') } as const
    expect(fee({ paying, payments: [returned, voucher] })?.detail).toBe(
      'Voucher sent 3 Mangsir · With the university, usually 2 working days',
    )
    expect(fee({ paying })?.detail).toBe('With the university, usually 2 working days')
  })
})
