import type { Day } from '#platform/pure/calendar/day.ts'
import { academicsFromWire } from '#features/applying/wire/academic.ts'
import {
  dayOf,
  idOf,
  moneyOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { EntranceOpening } from '../rules/entrance.ts'

export const openingModel = 'n_entrance_open'

/** Openings whose late date is today or later. */
export function openOnFilter(today: Day): string {
  return `apply_uptolate ge '${today}'`
}

/** A record of n_entrance_open; null when it has no id. */
export function openingFromWire(record: WireRecord): EntranceOpening | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    name: textOf(record, 'Name'),
    lastRegularDay: dayOf(record, 'apply_to'),
    lastLateDay: dayOf(record, 'apply_uptolate'),
    examFee: moneyOf(record, 'examfee'),
    lateFee: moneyOf(record, 'latefee'),
    examDay: dayOf(record, 'exam_date'),
    examTime: textOf(record, 'exam_time').slice(0, 5),
    academics: academicsFromWire(record),
  }
}
