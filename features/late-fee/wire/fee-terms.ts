import type { Day } from '#platform/pure/calendar/day.ts'
import { findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import { dayOf, moneyOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { FeeTerms } from '../rules/fee-terms.ts'

/** Openings whose late day is today or later. */
export function openOnFilter(today: Day): string {
  return `apply_uptolate ge '${today}'`
}

/** The fee's terms in a record of an opening. */
export function feeTermsFromWire(record: WireRecord): FeeTerms {
  return {
    lastRegularDay: dayOf(record, 'apply_to'),
    lastLateDay: dayOf(record, 'apply_uptolate'),
    regularFee: moneyOf(record, 'examfee'),
    lateFee: moneyOf(record, 'latefee'),
    lateSteps: findDatedAmounts(textOf(record, 'late_steps')) ?? [],
  }
}
