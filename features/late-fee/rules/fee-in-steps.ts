import type { Day } from '#platform/pure/calendar/day.ts'
import type { DatedAmount } from '#platform/pure/money/dated-amounts.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { FeeTerms } from './fee-terms.ts'

/** A fee that rises in steps, the first one regular; without steps one fee until the last day. */
export function feeInSteps({ steps, fee, lastDay }: FeeInSteps): FeeTerms {
  const [regular = { until: lastDay, amount: fee }, ...lateSteps] = steps
  return {
    lastRegularDay: regular.until,
    lastLateDay: lastDay,
    regularFee: regular.amount,
    lateFee: regular.amount,
    lateSteps,
  }
}

type FeeInSteps = {
  readonly steps: readonly DatedAmount[]
  /** The fee where there are no steps. */
  readonly fee: Money
  readonly lastDay: Day | null
}

/** True if another fee follows the regular one in steps. */
export function risesInSteps({ lateSteps = [] }: FeeTerms): boolean {
  return lateSteps.length > 0
}
