import type { Day } from '#platform/pure/calendar/day.ts'
import { type ListRead, listsTogether } from '#platform/browser/network/lists-together.ts'
import {
  type Application,
  appliedOpenings,
  type ApplicantByPlace,
} from '#features/applying/rules/facts.ts'
import { useToday } from '#platform/browser/clock.ts'
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
