import { day } from '#platform/pure/calendar/day.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import type { AccountCharge, AccountEntry } from '../rules/account/account-statement.ts'

/** An exam fee of Rs. 2,500 of which Rs. 1,000 were paid by voucher. */
export const accountFacts: {
  readonly charges: readonly AccountCharge[]
  readonly entries: readonly AccountEntry[]
} = {
  charges: [
    {
      paymentType: 'EXAM',
      referenceId: 1,
      name: { en: 'Semester II Regular 2083', ne: 'दोस्रो सेमेस्टर नियमित २०८३' },
      on: day('2026-10-01'),
      assessed: rupees(2_500),
      payUntil: null,
    },
  ],
  entries: [
    {
      id: 1,
      on: day('2026-10-20'),
      source: 'voucher:5',
      memo: 'Semester II Regular 2083',
      paymentType: 'EXAM',
      referenceId: 1,
      toFees: rupees(1_000),
      toCredit: nothing,
    },
  ],
}
