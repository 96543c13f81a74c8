import { academicsFromWire } from '#features/applying/wire/academic.ts'
import { dayOf, idOf, nameOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { feeTermsFromWire } from '#features/late-fee/wire/fee-terms.ts'
import type { EntranceOpening } from '../rules/entrance.ts'

export const openingModel = 'n_entrance_open'

/** A record of n_entrance_open; null when it has no id. */
export function openingFromWire(record: WireRecord): EntranceOpening | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    name: nameOf(record),
    ...feeTermsFromWire(record),
    examDay: dayOf(record, 'exam_date'),
    examTime: textOf(record, 'exam_time').slice(0, 5),
    academics: academicsFromWire(record),
    centreIds: textOf(record, 'exam_centres')
      .split(',')
      .filter((id) => id !== '')
      .map(Number),
    isForMany: textOf(record, 'further_programs') !== '',
  }
}
