import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { say } from '#platform/pure/message.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { AppliedProgram } from './program.queries.ts'
import { programTimeline } from './steps.ts'

const application: AppliedProgram = {
  id: 1,
  openingId: 7,
  name: 'B.Tech CS & AI Admission 2083',
  semesterId: 1_000_000,
  enrollmentId: 3,
  appliedOn: day('2026-11-18'),
  returned: null,
  withdrawal: null,
  isFormReady: false,
  paying: { total: rupees(38_200), paid: rupees(0), isPaid: false, isPending: false },
  status: 'DR',
  courses: [],
  payments: [],
}

const fee = (
  changes: Partial<AppliedProgram>,
  openUntil = null as ReturnType<typeof day> | null,
) => {
  const at = {
    say: (message: Parameters<typeof say>[0], values?: Parameters<typeof say>[2]) =>
      say(message, 'en', values),
    language: 'en',
    today: day('2026-11-20'),
    openUntil,
  } as const
  return programTimeline({ ...application, ...changes }, at).find(({ id }) => id === 'fee')
}

describe('the fee among the steps of an admission', () => {
  it('is owed until the opening closes, and says no day once that is over', () => {
    expect(fee({}, day('2026-12-01'))?.detail).toBe('Your turn · Open until 15 Mangsir')
    expect(fee({})?.detail).toBe('Your turn')
  })

  it('says what is left of it, and until when', () => {
    const paying = { ...application.paying, paid: rupees(20_000) }
    expect(fee({ paying }, day('2026-12-01'))?.detail).toBe(
      'Rs. 18,200 remaining · Open until 15 Mangsir',
    )
  })

  it('is done where nothing is owed, and the university is asked at once', () => {
    const paying = { ...application.paying, total: rupees(0) }
    expect(fee({ paying })?.state).toBe('done')
  })

  it('waits for the cashier before it is owed any further', () => {
    const paying = { ...application.paying, paid: rupees(20_000), isPending: true }
    expect(fee({ paying })?.state).toBe('waiting')
  })
})
