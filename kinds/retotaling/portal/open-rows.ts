import type { Decision } from '#platform/pure/decision.ts'
import { listsTogether } from '#platform/browser/lists-together.ts'
import type { OpenRow as AnyOpenRow } from '#features/applying/portal/open-row.ts'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { alsoKnowing } from '#features/programs/portal/also-knowing.ts'
import { applyButton, type ApplyReason, decideApply } from '../rules/apply.ts'
import type { RetotalingOpening } from '../rules/retotaling.ts'
import { useAppliedRetotalings, useRetotalingOpenings } from './retotaling.queries.ts'

export type OpenRow = AnyOpenRow<RetotalingOpening> & { readonly decision: Decision<ApplyReason> }

/** Exams whose retotaling has not ended, as the rule decides them. */
export function useOpenRows() {
  const today = useToday()
  const openings = useRetotalingOpenings()
  const own = useAppliedRetotalings()
  const enrolled = useEnrollmentLookup()
  const applicant = {
    appliedOpeningIds: (own.data ?? []).map(({ openingId }) => openingId),
    isEnrolled: Boolean(enrolled.enrollment),
  }
  const rows = (openings.data ?? []).map((opening): OpenRow => {
    const decision = decideApply({ opening, applicant, today })
    return { opening, closes: opening.window.to, button: applyButton(decision), decision }
  })
  return {
    rows,
    applications: own.data ?? [],
    ...alsoKnowing(enrolled, listsTogether([openings, own])),
  }
}
