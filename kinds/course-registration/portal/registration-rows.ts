import { registrationRow } from '../card/registration-row.ts'
import { appliedOpenings } from '#features/applying/rules/facts.ts'
import { useAppliedPrograms, useOpenPrograms } from '#features/programs/portal/program.queries.ts'
import { listsTogether } from '#platform/browser/network/lists-together.ts'
import { alsoKnowing } from '#features/enrollment/portal/also-knowing.ts'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useToday } from '#platform/browser/clock.ts'
import { listedOpenings, type RegistrationApplicant } from '../rules/apply.ts'

/** Open course registrations as the rule decides them. */
export function useRegistrationRows() {
  const today = useToday()
  const open = useOpenPrograms('course-registration')
  const applied = useAppliedPrograms('course-registration')
  const enrolled = useEnrollmentLookup()
  const applicant: RegistrationApplicant = {
    enrollment: enrolled.enrollment ?? null,
    appliedOpeningIds: appliedOpenings(applied.data ?? []),
  }
  return {
    rows: listedOpenings(open.data ?? [], applicant).map((opening) =>
      registrationRow(opening, applicant, today),
    ),
    applications: applied.data ?? [],
    ...alsoKnowing(enrolled, listsTogether([open, applied])),
  }
}
