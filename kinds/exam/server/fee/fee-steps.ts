import { addDays, findDay } from '#platform/pure/calendar/day.ts'
import { findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { feeInSteps, type FeeTerms } from '#features/late-fee/rules/facts.ts'
import { dayOf, type SteppedFee } from '#features/late-fee/server/late-steps.ts'
import { examStepMessages as text } from '../../rules/opening-messages.ts'

/** The fee of an exam from its first step on, which is the regular one. */
export const examFeeSteps: SteppedFee = {
  steps: 'fee_steps',
  fee: 'examfee',
  lastDay: 'DateTo',
  before: (record) => {
    const from = dayOf(record, 'DateFrom')
    return { until: from && addDays(from, -1), amount: null }
  },
  problems: { 'days-order': text['days-order'], 'fees-rise': text['fees-rise'] },
}

/** Reads the fee terms from the row of an exam's opening. */
export function examFeeFromRow(row: {
  readonly examfee: number
  readonly fee_steps: string
  readonly dateto: string | null
}): FeeTerms {
  return feeInSteps({
    steps: findDatedAmounts(row.fee_steps) ?? [],
    fee: paisa(row.examfee),
    lastDay: row.dateto === null ? null : findDay(row.dateto),
  })
}
