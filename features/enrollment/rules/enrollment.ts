import {
  type AcademicReference,
  type Academics,
  sameAcademics,
} from '#features/applying/rules/facts.ts'

/** A student's place in a programme (SPEC §3 Program enrollment). */
export type Enrollment = {
  readonly id: number
  /** urollstatus: the university has confirmed the place. */
  readonly confirmed: boolean
  readonly rollNumber: string
  readonly passedOut: boolean
  readonly droppedOut: boolean
  readonly programName: string
  readonly academics: Academics
  readonly semester: AcademicReference | null
  /** Id of the semester after it; null where the server does not give it. */
  readonly nextSemesterId: number | null
  /** ISO timestamp of creation; of several active ones the latest counts. */
  readonly created: string
}

/**
 * Confirmed, not dropped out, not passed out; of several the latest by creation (SPEC §4 Active program enrollment).
 * Neither a place that waits nor one that has ended hides an active one: a place asked for before the ended one may
 * have been confirmed after it (READINGS R-39).
 */
export function findActiveEnrollment(enrollments: readonly Enrollment[]): Enrollment | null {
  const [latest] = enrollments
    .filter(isActive)
    .toSorted((one, other) => other.created.localeCompare(one.created))
  return latest ?? null
}

/** A place for the same academic ids that is neither passed out nor dropped out serves again (READINGS R-39). */
export function findReusableEnrollment(
  enrollments: readonly Enrollment[],
  academics: Academics,
): Enrollment | null {
  return (
    enrollments.find(
      ({ passedOut, droppedOut, ...each }) =>
        !passedOut && !droppedOut && sameAcademics(each.academics, academics),
    ) ?? null
  )
}

export function isActive({
  confirmed,
  passedOut,
  droppedOut,
}: Pick<Enrollment, 'confirmed' | 'passedOut' | 'droppedOut'>): boolean {
  return confirmed && !passedOut && !droppedOut
}

/**
 * True for the semester a student is in and the one after it, for which they register next. Without an enrollment, or
 * if a semester is not known, none is ruled out.
 */
export function isOwnSemester(
  enrollment: Pick<Enrollment, 'semester' | 'nextSemesterId'> | null,
  semester: Pick<AcademicReference, 'id'> | null,
): boolean {
  const own = enrollment?.semester ?? null
  if (enrollment === null || own === null || semester === null) return true
  const { nextSemesterId } = enrollment
  return semester.id === own.id || nextSemesterId === null || semester.id === nextSemesterId
}
