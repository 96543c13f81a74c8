import { expect } from 'vitest'
import { readReport } from '#features/reports/testing/read-report.ts'
import { dayAt } from './book.ts'
import type { ModelFixture } from './fixture.ts'

const ofYear = ['income-by-month', 'income-by-way', 'income-by-head', 'credits'] as const
const ofDays = ['day-book', 'account-sums', 'trial-balance'] as const

/** The sum of each report of money is the ledger's, whatever was decided; and all balances together are zero. */
export async function expectReports({ model, cashier }: ModelFixture): Promise<void> {
  const person = await cashier()
  const days = { from: dayAt(model.nowMs, -30), to: dayAt(model.nowMs) }
  const asked = [
    ...ofYear.map((report) => [report, {}] as const),
    ...ofDays.map((report) => [report, days] as const),
  ]
  for (const [report, filters] of asked) {
    const { agreement, total } = await readReport(person, report, filters)
    expect([report, agreement?.reported]).toEqual([report, agreement?.ledger])
    expect(agreement).toBeTruthy()
    if (report === 'trial-balance') expect(total).toMatchObject({ opening: 0, closing: 0 })
  }
}
