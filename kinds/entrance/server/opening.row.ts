import type { Selectable } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { FeeTerms } from '../rules/fee.ts'
import type { EntranceOpeningTable } from './tables.ts'

export type FeeTermsRow = Pick<
  Selectable<EntranceOpeningTable>,
  'apply_to' | 'apply_uptolate' | 'examfee' | 'latefee'
>

/** What the fee depends on. */
export function feeTermsFromRow(row: FeeTermsRow): FeeTerms {
  return {
    lastRegularDay: row.apply_to === null ? null : findDay(row.apply_to),
    lastLateDay: row.apply_uptolate === null ? null : findDay(row.apply_uptolate),
    examFee: paisa(row.examfee),
    lateFee: paisa(row.latefee),
  }
}
