import type { Day } from '#platform/pure/calendar/day.ts'
import {
  dayOf,
  idOf,
  moneyOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { EntranceOpening } from '../rules/entrance.ts'

export const openingColumns = {
  lastRegularDay: 'apply_to',
  lastLateDay: 'apply_uptolate',
  examFee: 'examfee',
  lateFee: 'latefee',
  examDay: 'exam_date',
  examTime: 'exam_time',
} as const

export const openingModel = 'n_entrance_open'

/** Openings whose late date is today or later, nearest first. */
export function openOnFilter(today: Day): string {
  return `${openingColumns.lastLateDay} ge '${today}'`
}

/** A record of n_entrance_open; null when it has no id. */
export function openingFromWire(record: WireRecord): EntranceOpening | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    name: textOf(record, 'Name'),
    lastRegularDay: dayOf(record, openingColumns.lastRegularDay),
    lastLateDay: dayOf(record, openingColumns.lastLateDay),
    examFee: moneyOf(record, openingColumns.examFee),
    lateFee: moneyOf(record, openingColumns.lateFee),
    examDay: dayOf(record, openingColumns.examDay),
    examTime: textOf(record, openingColumns.examTime).slice(0, 5),
    levelName: textOf(record, 'n_level_ID'),
    facultyName: textOf(record, 'n_faculty_ID'),
    programName: textOf(record, 'n_program_ID'),
  }
}
