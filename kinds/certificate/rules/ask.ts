import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { Enrollment } from '#features/enrollment/rules/facts.ts'
import { isActive } from '#features/enrollment/rules/facts.ts'
import {
  type Askers,
  type CertificateOpening,
  type CertificateRequest,
  mostCopies,
  purposeMaxLength,
} from './certificate.ts'
import type { SemesterReason } from './semesters.ts'

export type AskReason =
  | 'already-applied'
  | 'enrolled-only'
  | 'passed-out-only'
  | 'no-place'
  | 'copies-wrong'
  | 'purpose-missing'
  | 'purpose-long'
  | SemesterReason

type EnrollmentState = Pick<Enrollment, 'confirmed' | 'passedOut' | 'droppedOut' | 'created'>

/** The enrollment a certificate is about: the active one, else the latest that was passed; null if none may ask. */
export function placeToAsk<Own extends EnrollmentState>(
  enrollments: readonly Own[],
  who: Askers,
): Own | null {
  const latest = enrollments.toSorted((one, other) => other.created.localeCompare(one.created))
  const enrolled = who === 'PASSED_OUT' ? undefined : latest.find(isActive)
  const passed = who === 'ENROLLED' ? undefined : latest.find(({ passedOut }) => passedOut)
  return enrolled ?? passed ?? null
}

const lacking = {
  ENROLLED: 'enrolled-only',
  PASSED_OUT: 'passed-out-only',
  BOTH: 'no-place',
} as const satisfies Record<Askers, AskReason>

/** May this person ask for the type now? One request of a type at a time; another one once it is handed over. */
export function decideAsk(at: {
  readonly opening: Pick<CertificateOpening, 'id' | 'askers'>
  readonly enrollments: readonly EnrollmentState[]
  /** Openings with a request under way. */
  readonly askedIds: readonly number[]
}): Decision<AskReason> {
  const { opening, enrollments, askedIds } = at
  if (askedIds.includes(opening.id)) return refuse('already-applied')
  return placeToAsk(enrollments, opening.askers) === null
    ? refuse(lacking[opening.askers])
    : allowed
}

/** Are the choices complete? */
export function decideRequest({
  copies,
  purpose,
}: Pick<CertificateRequest, 'copies' | 'purpose'>): Decision<AskReason> {
  if (!Number.isInteger(copies) || copies < 1 || copies > mostCopies) return refuse('copies-wrong')
  if (purpose.trim() === '') return refuse('purpose-missing')
  return purpose.trim().length > purposeMaxLength ? refuse('purpose-long') : allowed
}
