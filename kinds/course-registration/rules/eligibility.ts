import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import {
  type AcademicPart,
  type AcademicReference,
  type Academics,
  differingPart,
} from '#features/applying/rules/facts.ts'
import { findProgramKind } from '#features/programs/rules/facts.ts'

/** The place an active enrollment gives. */
export type EnrolledPlace = { readonly academics: Academics }

export type EnrollmentReason = 'enrollment-required' | 'first-semester' | 'other-academics'

export type EnrollmentFacts = {
  /** The part that differs; null when it is not the place that differs. */
  readonly part: AcademicPart | null
  /** Names of that part, '' where it is empty. */
  readonly yours: string
  readonly needed: string
}

/**
 * Courses are registered beside an active enrollment, in its year, intake, faculty, level, program and subject, for
 * semesters after the first (SPEC §5 Course registration).
 */
export function decideEnrollment(
  opening: { readonly academics: Academics; readonly semester: AcademicReference | null },
  enrollment: EnrolledPlace | null,
): Decision<EnrollmentReason, EnrollmentFacts> {
  const { academics, semester } = opening
  if (enrollment === null)
    return refuse('enrollment-required', {
      part: 'program',
      yours: '',
      needed: academics.program?.name ?? '',
    })
  if (findProgramKind(semester?.id ?? null) !== 'course-registration')
    return refuse('first-semester', { part: null, yours: '', needed: semester?.name ?? '' })
  const part = differingPart(enrollment.academics, academics)
  if (part === null) return allowed
  return refuse('other-academics', {
    part,
    yours: enrollment.academics[part]?.name ?? '',
    needed: academics[part]?.name ?? '',
  })
}
