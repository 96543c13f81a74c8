import type { Decision } from '#platform/pure/decision.ts'
import { listsTogether } from '#platform/browser/lists-together.ts'
import type { OpenRow as AnyOpenRow } from '#features/applying/portal/open-row.ts'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { alsoKnowing } from '#features/programs/portal/also-knowing.ts'
import {
  applyByPlaceButton,
  type ApplyByPlaceReason,
  decideApplyByPlace,
  isOpenByPlace,
} from '#features/applying/rules/facts.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { useAppliedExams, useExamOpenings } from './exam.queries.ts'

export type OpenRow = AnyOpenRow<ExamOpening> & { readonly decision: Decision<ApplyByPlaceReason> }

/** Exams that are open today as the rule decides them; what was applied for comes last, so neither list is known without the other. */
export function useOpenRows() {
  const today = useToday()
  const openings = useExamOpenings()
  const own = useAppliedExams()
  const enrolled = useEnrollmentLookup()
  const applicant = {
    appliedOpeningIds: (own.data ?? []).map(({ openingId }) => openingId),
    place: enrolled.enrollment?.academics ?? null,
  }
  const rows = (openings.data ?? [])
    .filter((opening) => isOpenByPlace(opening, today))
    .map((opening): OpenRow => {
      const decision = decideApplyByPlace({ opening, applicant, today })
      return { opening, closes: opening.window.to, button: applyByPlaceButton(decision), decision }
    })
  return {
    rows,
    applications: own.data ?? [],
    ...alsoKnowing(enrolled, listsTogether([openings, own])),
  }
}
