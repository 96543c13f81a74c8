import type { Selectable } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import type { FeeTerms } from '../rules/fee.ts'
import type { EntranceOpeningTable } from './tables.ts'

export type OpeningRow = Selectable<EntranceOpeningTable>

export type FeeTermsRow = Pick<OpeningRow, 'apply_to' | 'apply_uptolate' | 'examfee' | 'latefee'>

/** What the fee depends on. */
export function feeTermsFromRow(row: FeeTermsRow): FeeTerms {
  return {
    lastRegularDay: row.apply_to === null ? null : findDay(row.apply_to),
    lastLateDay: row.apply_uptolate === null ? null : findDay(row.apply_uptolate),
    examFee: paisa(row.examfee),
    lateFee: paisa(row.latefee),
  }
}

/** The opening as the rules know it. Names of level, faculty and programme play no part in them. */
export function openingFromRow(row: OpeningRow): EntranceOpening {
  return {
    id: row.n_entrance_open_id,
    name: row.name,
    ...feeTermsFromRow(row),
    examDay: row.exam_date === null ? null : findDay(row.exam_date),
    examTime: (row.exam_time ?? '').slice(0, 5),
    levelName: '',
    facultyName: '',
    programName: '',
  }
}
