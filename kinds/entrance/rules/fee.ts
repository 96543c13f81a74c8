import { type Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { EntranceOpening } from './entrance.ts'

export type FeeTerms = Pick<
  EntranceOpening,
  'lastRegularDay' | 'lastLateDay' | 'examFee' | 'lateFee'
>

/** Examfee up to and including apply_to, otherwise the late fee, 0 when missing (SPEC §9 Entrance fee). */
export function entranceFee(opening: FeeTerms, today: Day): Money {
  return isRegularOn(opening, today) ? opening.examFee : opening.lateFee
}

/** The regular fee still applies on apply_to itself. */
export function isRegularOn({ lastRegularDay }: FeeTerms, today: Day): boolean {
  return lastRegularDay !== null && today <= lastRegularDay
}

/** Listed and payable while apply_uptolate is today or later; without that day it was never open (SPEC §9). */
export function isEntranceOpen(
  { lastLateDay }: Pick<FeeTerms, 'lastLateDay'>,
  today: Day,
): boolean {
  return lastLateDay !== null && today <= lastLateDay
}

/** The day a student must have paid by at today's fee: the regular day, then the late one. */
export function nextDeadline(opening: FeeTerms, today: Day): Day | null {
  return isRegularOn(opening, today) ? opening.lastRegularDay : opening.lastLateDay
}
