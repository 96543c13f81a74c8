import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'

/** A regular fee until a day, then a late one until another, after which it is closed (SPEC §9 Entrance fee). */
export type FeeTerms = {
  /** Last day of the regular fee (apply_to); null: no regular period. */
  readonly lastRegularDay: Day | null
  /** Last day on which one may apply or pay at all (apply_uptolate). */
  readonly lastLateDay: Day | null
  readonly regularFee: Money
  readonly lateFee: Money
}

/** The regular fee up to and including its last day, otherwise the late fee. */
export function feeOn(terms: FeeTerms, today: Day): Money {
  return isRegularOn(terms, today) ? terms.regularFee : terms.lateFee
}

/** The regular fee still applies on its last day itself. */
export function isRegularOn({ lastRegularDay }: FeeTerms, today: Day): boolean {
  return lastRegularDay !== null && today <= lastRegularDay
}

/** Listed and payable while the late day is today or later; without that day it was never open (SPEC §9). */
export function isOpenOn({ lastLateDay }: Pick<FeeTerms, 'lastLateDay'>, today: Day): boolean {
  return lastLateDay !== null && today <= lastLateDay
}

/** The day a student must have paid by at today's fee: the regular day, then the late one. */
export function feeDeadline(terms: FeeTerms, today: Day): Day | null {
  return isRegularOn(terms, today) ? terms.lastRegularDay : terms.lastLateDay
}
