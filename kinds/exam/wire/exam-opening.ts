import { findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import {
  dayOf,
  findKey,
  foundIn,
  idOf,
  moneyOf,
  msOf,
  nameOf,
  numberOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { Academics } from '#features/applying/rules/facts.ts'
import {
  academicsFilter,
  academicsFromWire,
  referenceFromWire,
  semesterColumn,
} from '#features/applying/wire/academic.ts'
import { feeInSteps } from '#features/late-fee/rules/facts.ts'
import { type ExamOpening, type ExamType, examTypes } from '../rules/exam.ts'

export const openingModel = 'n_exam_open'

/** Exams of the student's year, intake, faculty, level, program and subject; the window is looked at afterwards (READINGS R-43). */
export function placeFilter(place: Academics): string {
  return academicsFilter(place)
}

/** A record of n_exam_open; null when it has no id. */
export function openingFromWire(record: WireRecord): ExamOpening | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    name: nameOf(record),
    exam: referenceFromWire(record, 'n_exam_master_ID'),
    academics: academicsFromWire(record),
    semester: referenceFromWire(record, semesterColumn),
    type: examTypeOf(record),
    window: { from: dayOf(record, 'DateFrom'), to: dayOf(record, 'DateTo') },
    fees: feeInSteps({
      steps: findDatedAmounts(textOf(record, 'fee_steps')) ?? [],
      fee: moneyOf(record, 'examfee'),
      lastDay: dayOf(record, 'DateTo'),
    }),
    mostAttempts: numberOf(record, 'most_attempts'),
    leastAttendance: numberOf(record, 'least_attendance'),
    resultAtMs: msOf(record, 'result_at'),
    retotaling: { from: dayOf(record, 'RetotalingFrom'), to: dayOf(record, 'RetotalingTo') },
  }
}

/** A plain value or `{id, identifier}`; regular when it says neither. */
export function examTypeOf(record: WireRecord): ExamType {
  return foundIn(record, 'examtype', (text) => findKey(text, examTypes)) ?? 'REG'
}
