import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import { type Enrollment, isActive } from './enrollment.ts'

/** End of an enrollment: the program is completed, or left. */
export type Ending = 'passed-out' | 'dropped-out'

/** Only an active enrollment ends; it then opens the way to another admission (SPEC §5 Admission eligibility). */
export function decideEnding(
  enrollment: Pick<Enrollment, 'confirmed' | 'passedOut' | 'droppedOut'>,
): Decision<'not-active'> {
  return isActive(enrollment) ? allowed : refuse('not-active')
}
