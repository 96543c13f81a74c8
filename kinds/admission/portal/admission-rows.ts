import { admissionRow } from '../card/admission-row.ts'
import { appliedOpenings, applyingMessages } from '#features/applying/rules/facts.ts'
import { useAppliedPrograms, useOpenPrograms } from '#features/programs/portal/program.queries.ts'
import { firstUnmet, useConditions } from '#features/conditions/portal/use-conditions.ts'
import type { ProgramRow } from '#features/programs/card/program-row.ts'
import { listsTogether } from '#platform/browser/network/lists-together.ts'
import { alsoKnowing } from '#features/enrollment/portal/also-knowing.ts'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useToday } from '#platform/browser/clock.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import type { ProgramOpening } from '#features/programs/rules/facts.ts'
import { type AdmissionApplicant, listedOpenings } from '../rules/apply.ts'
import { useEntranceResults } from './admission.queries.ts'

/** Open admissions as the rule decides them: those listed, and those that are not, with the reason. */
export function useAdmissionRows() {
  const today = useToday()
  const open = useOpenPrograms('admission')
  const applied = useAppliedPrograms('admission')
  const entrances = useEntranceResults()
  const enrolled = useEnrollmentLookup()
  const applicant: AdmissionApplicant = {
    profileComplete: useProfile()?.complete ?? false,
    enrolledIn: enrolled.enrollment?.programName ?? null,
    appliedOpeningIds: appliedOpenings(applied.data ?? []),
    entrances: entrances.data ?? [],
  }
  const conditions = useConditions('n_program_cregopen')
  const openings = open.data ?? []
  const listed = listedOpenings(openings, applicant)
  const row = (opening: ProgramOpening): ProgramRow => {
    const decided = admissionRow(opening, applicant, today)
    const unmet = firstUnmet(conditions.get(opening.id))
    if (decided.button.action === null || unmet === undefined) return decided
    const button = { label: applyingMessages['not-eligible'], action: null } as const
    return { ...decided, button, whyNot: unmet }
  }
  return {
    listed: listed.map(row),
    notListed: openings.filter((opening) => !listed.includes(opening)).map(row),
    /** An entrance leads to an admission, be it open now or not. */
    hasPassed: applicant.entrances.some(({ paid, eligible }) => paid && eligible),
    ...alsoKnowing(enrolled, listsTogether([open, applied, entrances])),
  }
}
