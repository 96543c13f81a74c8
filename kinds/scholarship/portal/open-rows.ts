import type { Decision } from '#platform/pure/decision.ts'
import { listsTogether } from '#platform/browser/lists-together.ts'
import type { OpenRow as AnyOpenRow } from '#features/applying/portal/open-row.ts'
import {
  applyByPlaceButton,
  type ApplyByPlaceReason,
  decideApplyByPlace,
} from '#features/applying/rules/facts.ts'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { alsoKnowing } from '#features/programs/portal/also-knowing.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'
import { useAppliedScholarships, useScholarshipOpenings } from './scholarship.queries.ts'

export type OpenRow = AnyOpenRow<ScholarshipOpening> & {
  readonly decision: Decision<ApplyByPlaceReason>
}

/** Scholarships whose last day has not passed, as the rule decides them (SPEC §9). */
export function useOpenRows() {
  const today = useToday()
  const openings = useScholarshipOpenings()
  const own = useAppliedScholarships()
  const enrolled = useEnrollmentLookup()
  const applicant = {
    appliedOpeningIds: (own.data ?? []).map(({ openingId }) => openingId),
    place: enrolled.enrollment?.academics ?? null,
  }
  const rows = (openings.data ?? [])
    .filter(({ window }) => window.to !== null && today <= window.to)
    .map((opening): OpenRow => {
      const decision = decideApplyByPlace({ opening, applicant, today })
      const button = applyByPlaceButton(decision)
      return { opening, closes: opening.window.to, button, decision }
    })
  return {
    rows,
    applications: own.data ?? [],
    ...alsoKnowing(enrolled, listsTogether([openings, own])),
  }
}
