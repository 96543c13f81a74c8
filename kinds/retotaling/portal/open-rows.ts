import type { Decision } from '#platform/pure/decision.ts'
import type { OpenRow as AnyOpenRow } from '#features/applying/card/open-row.ts'
import { useEnrolledRows } from '#features/enrollment/portal/enrolled-rows.ts'
import { applyButton, type ApplyReason, decideApply } from '../rules/apply.ts'
import type { RetotalingOpening } from '../rules/retotaling.ts'
import { useAppliedRetotalings, useRetotalingOpenings } from './retotaling.queries.ts'

export type OpenRow = AnyOpenRow<RetotalingOpening> & { readonly decision: Decision<ApplyReason> }

/** Exams whose retotaling has not ended, as the rule decides them. */
export function useOpenRows() {
  return useEnrolledRows(
    useRetotalingOpenings(),
    useAppliedRetotalings(),
    (opening, { applicant: { appliedOpeningIds, place }, today }): readonly OpenRow[] => {
      const applicant = { appliedOpeningIds, isEnrolled: place !== null }
      const decision = decideApply({ opening, applicant, today })
      return [{ opening, closes: opening.window.to, button: applyButton(decision), decision }]
    },
  )
}
