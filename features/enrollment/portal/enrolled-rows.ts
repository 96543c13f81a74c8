import type { Day } from '#platform/pure/calendar/day.ts'
import type { Decision } from '#platform/pure/decision.ts'
import { type ListRead, listsTogether } from '#platform/browser/network/lists-together.ts'
import type { OpenRow } from '#features/applying/portal/list/open-row.ts'
import {
  type Application,
  appliedOpenings,
  type ApplicantByPlace,
  applyByPlaceButton,
  type ApplyByPlaceReason,
  decideApplyByPlace,
} from '#features/applying/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { alsoKnowing } from './also-knowing.ts'
import { useEnrollmentLookup } from './enrollment.queries.ts'

type EligibilityContext = { readonly applicant: ApplicantByPlace; readonly today: Day }

/**
 * Openings for an enrolled student, as `rowsOf` renders them (no row: not shown). Those already applied for come last,
 * so both lists and the enrollment must be known.
 */
export function useEnrolledRows<
  Opening,
  Own extends Pick<Application, 'openingId' | 'status' | 'withdrawal'>,
  Row,
>(
  openings: ListRead<Opening>,
  own: ListRead<Own>,
  rowsOf: (opening: Opening, at: EligibilityContext) => readonly Row[],
) {
  const today = useToday()
  const enrolled = useEnrollmentLookup()
  const applications = own.data ?? []
  const applicant = {
    appliedOpeningIds: appliedOpenings(applications),
    place: enrolled.enrollment?.academics ?? null,
  }
  const rows = (openings.data ?? []).flatMap((opening) => rowsOf(opening, { applicant, today }))
  return { rows, applications, ...alsoKnowing(enrolled, listsTogether([openings, own])) }
}

type PlacedOpening = Parameters<typeof decideApplyByPlace>[0]['opening'] & { readonly name: string }

export type RowByPlace<Opening extends PlacedOpening> = OpenRow<Opening> & {
  readonly decision: Decision<ApplyByPlaceReason>
}

/** An opening for the students of one place, as the rule decides it. */
export function rowByPlace<Opening extends PlacedOpening>(
  opening: Opening,
  at: EligibilityContext,
): RowByPlace<Opening> {
  const decision = decideApplyByPlace({ opening, ...at })
  return { opening, closes: opening.window.to, button: applyByPlaceButton(decision), decision }
}
