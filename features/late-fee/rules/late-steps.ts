import type { Message } from '#platform/pure/message.ts'
import type { DatedAmount } from '#platform/pure/money/dated-amounts.ts'
import type { FeeTerms } from './fee-terms.ts'
import { lateStepMessages as text } from './step-messages.ts'

/** Why late fees cannot be charged in these steps; null: they can, or there are none. */
export function stepsProblem({
  lateSteps = [],
  lastRegularDay,
  regularFee,
}: Pick<FeeTerms, 'lateSteps' | 'lastRegularDay' | 'regularFee'>): Message | null {
  let before: { readonly until: DatedAmount['until'] | null; readonly amount: number } = {
    until: lastRegularDay,
    amount: regularFee,
  }
  for (const step of lateSteps) {
    if (before.until !== null && step.until <= before.until) return text['days-order']
    if (step.amount <= before.amount) return text['fees-rise']
    before = step
  }
  return null
}
