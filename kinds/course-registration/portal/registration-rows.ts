import { appliedOpenings } from '#features/applying/rules/facts.ts'
import { useAppliedPrograms, useOpenPrograms } from '#features/programs/portal/program.queries.ts'
import { listsTogether } from '#platform/browser/network/lists-together.ts'
import { alsoKnowing } from '#features/enrollment/portal/also-knowing.ts'
import { programRow } from '#features/programs/portal/program-row.ts'
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

const worded = { applyButton, refusalMessages, whyNot: whyNotRegistered } as const

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
      programRow(opening, decideApply({ opening, applicant, today }), worded),
    ),
    applications: applied.data ?? [],
    ...alsoKnowing(enrolled, listsTogether([open, applied])),
  }
}
