import type { Selectable } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import type { EntranceOpeningTable } from './tables.ts'

export type OpeningRow = Selectable<EntranceOpeningTable>

/** The opening as the rules know it. Names of level, faculty and programme play no part in them. */
export function openingFromRow(row: OpeningRow): EntranceOpening {
  return {
    id: row.n_entrance_open_id,
    name: row.name,
    lastRegularDay: row.apply_to === null ? null : findDay(row.apply_to),
    lastLateDay: row.apply_uptolate === null ? null : findDay(row.apply_uptolate),
    examFee: paisa(row.examfee),
    lateFee: paisa(row.latefee),
    examDay: row.exam_date === null ? null : findDay(row.exam_date),
    examTime: (row.exam_time ?? '').slice(0, 5),
    levelName: '',
    facultyName: '',
    programName: '',
  }
}

export async function findOpening(
  transaction: Transaction,
  id: number,
  clientId: number,
): Promise<OpeningRow | null> {
  const row = await transaction
    .selectFrom('n_entrance_open')
    .selectAll()
    .where('n_entrance_open_id', '=', id)
    .where('ad_client_id', '=', clientId)
    .where('isactive', '=', true)
    .executeTakeFirst()
  return row ?? null
}
