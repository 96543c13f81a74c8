/** A student's place in a programme (SPEC §3 Program enrollment). */
export type Enrollment = {
  readonly id: number
  /** urollstatus: the university has confirmed the place. */
  readonly confirmed: boolean
  readonly rollNumber: string
  readonly passedOut: boolean
  readonly droppedOut: boolean
  readonly programName: string
  /** ISO instant of creation; the latest decides. */
  readonly created: string
}

/** Confirmed, not dropped out, not passed out; the latest by creation decides (SPEC §4 Active program enrollment). */
export function findActiveEnrollment(enrollments: readonly Enrollment[]): Enrollment | null {
  const latest = enrollments.toSorted((one, other) => other.created.localeCompare(one.created))[0]
  return latest !== undefined && isActive(latest) ? latest : null
}

export function isActive({
  confirmed,
  passedOut,
  droppedOut,
}: Pick<Enrollment, 'confirmed' | 'passedOut' | 'droppedOut'>): boolean {
  return confirmed && !passedOut && !droppedOut
}
