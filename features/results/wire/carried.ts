import {
  findKey,
  foundIn,
  idOf,
  numberOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { courseNameFromWire } from '#features/programs/wire/course.ts'
import type { CarriedResult } from '../rules/carried-list.ts'
import { sheetOutcomes } from '../rules/outcomes.ts'

export const carriedModel = 'n_carried_result'

/** Query for the student's results of before. */
export function ownCarried(partnerId: number) {
  return { $filter: `C_BPartner_ID eq ${partnerId}`, $orderby: 'n_carried_result_ID' } as const
}

/** A record of n_carried_result; null without a semester. */
export function carriedFromWire(record: WireRecord): CarriedResult | null {
  const id = idOf(record, 'id')
  const semesterId = idOf(record, 'n_sem_year_ID')
  if (id === null || semesterId === null) return null
  const course = courseNameFromWire(record)
  const credits = numberOf(record, 'CREDIT_HOUR')
  return {
    id,
    semesterId,
    semester: textOf(record, 'n_sem_year_ID'),
    course: course && {
      ...course,
      credits: credits ?? 0,
      total: numberOf(record, 'total_om'),
      full: numberOf(record, 'total_fm'),
      grade: textOf(record, 'grade'),
      point: numberOf(record, 'grade_point') ?? 0,
      outcome: foundIn(record, 'outcome', (text) => findKey(text, sheetOutcomes)) ?? 'FAIL',
    },
    sgpa: numberOf(record, 'sgpa'),
    credits,
    source: textOf(record, 'source'),
  }
}
