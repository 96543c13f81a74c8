import type { Day } from '#platform/pure/calendar/day.ts'
import type { DatedAmount } from '#platform/pure/money/dated-amounts.ts'
import type { Money } from '#platform/pure/money/money.ts'

/** Fee that applies before the first step, and its last day; null: there is none. */
export type BeforeSteps = { readonly until: Day | null; readonly amount: Money | null }

export type StepsProblem = 'days-order' | 'fees-rise'

/** Why fees cannot be charged in these steps; null: they can, or there are none. */
export function stepsProblem(
  steps: readonly DatedAmount[],
  first: BeforeSteps,
): StepsProblem | null {
  let before = first
  for (const step of steps) {
    if (before.until !== null && step.until <= before.until) return 'days-order'
    if (before.amount !== null && step.amount <= before.amount) return 'fees-rise'
    before = step
  }
  return null
}
