import {
  type RowByPlace,
  rowByPlace,
  useEnrolledRows,
} from '#features/enrollment/portal/enrolled-rows.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'
import { useAppliedScholarships, useScholarshipOpenings } from './scholarship.queries.ts'

export type OpenRow = RowByPlace<ScholarshipOpening>

/** Scholarships whose last day has not passed, as the rule decides them (SPEC §9). */
export function useOpenRows() {
  return useEnrolledRows(useScholarshipOpenings(), useAppliedScholarships(), (opening, at) => {
    const { to } = opening.window
    return to !== null && at.today <= to ? [rowByPlace(opening, at)] : []
  })
}
