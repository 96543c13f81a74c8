import { type RowByPlace, rowByPlace } from '#features/applying/card/row-by-place.ts'
import { isOpenByPlace } from '#features/applying/rules/facts.ts'
import { useEnrolledRows } from '#features/enrollment/portal/enrolled-rows.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { useAppliedExams, useExamOpenings } from './exam.queries.ts'

export type OpenRow = RowByPlace<ExamOpening>

/** Exams that are open today as the rule decides them. */
export function useOpenRows() {
  return useEnrolledRows(useExamOpenings(), useAppliedExams(), (opening, at) =>
    isOpenByPlace(opening, at.today) ? [rowByPlace(opening, at)] : [],
  )
}
