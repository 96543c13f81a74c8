import type { Day } from '#platform/pure/calendar/day.ts'
import { useAppliedPrograms, useOpenPrograms } from '#features/programs/portal/program.queries.ts'
import { listsTogether } from '#platform/browser/lists-together.ts'
import { alsoKnowing } from '#features/programs/portal/also-knowing.ts'
import type { OpenRow } from '#features/programs/portal/program-screen.ts'
import type { ProgramOpening } from '#features/programs/rules/facts.ts'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import {
  applyButton,
  decideApply,
  listedOpenings,
  type RegistrationApplicant,
} from '../rules/apply.ts'
import { refusalMessages } from '../rules/messages.ts'
import { whyNotRegistered } from '../rules/why-not.ts'

/** Open course registrations as the rule decides them. */
export function useRegistrationRows() {
  const today = useToday()
  const open = useOpenPrograms('course-registration')
  const applied = useAppliedPrograms('course-registration')
  const enrolled = useEnrollmentLookup()
  const applicant: RegistrationApplicant = {
    enrollment: enrolled.enrollment ?? null,
    appliedOpeningIds: (applied.data ?? []).map(({ openingId }) => openingId),
  }
  return {
    rows: listedOpenings(open.data ?? [], applicant).map((opening) =>
      rowOf(opening, applicant, today),
    ),
    applications: applied.data ?? [],
    ...alsoKnowing(enrolled, listsTogether([open, applied])),
  }
}

function rowOf(opening: ProgramOpening, applicant: RegistrationApplicant, today: Day): OpenRow {
  const decision = decideApply({ opening, applicant, today })
  return {
    opening,
    button: applyButton(decision),
    reason: decision.is === 'refused' ? refusalMessages[decision.reason] : null,
    whyNot: whyNotRegistered(decision),
  }
}
