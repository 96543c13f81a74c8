import { type RowByPlace, rowByPlace } from '#features/applying/card/row-by-place.ts'
import { useEnrolledRows } from '#features/enrollment/portal/enrolled-rows.ts'
import { isListedOn, type ScholarshipOpening } from '../rules/scholarship.ts'
import { useAppliedScholarships, useScholarshipOpenings } from './scholarship.queries.ts'

export type OpenRow = RowByPlace<ScholarshipOpening>

/** Scholarships whose last day has not passed, as the rule decides them (SPEC §9). */
export function useOpenRows() {
  return useEnrolledRows(useScholarshipOpenings(), useAppliedScholarships(), (opening, at) =>
    isListedOn(opening, at.today) ? [rowByPlace(opening, at)] : [],
  )
}
