import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import { type Enrollment, isActive } from '#features/enrollment/rules/facts.ts'

/** Credits that a student has earned in a programme: those of courses whose released result is a pass. */
export type Earned = {
  readonly credits: number
  /** Codes of registered courses without a released result. */
  readonly waiting: readonly string[]
  /** Codes of registered courses whose results are no pass. */
  readonly notPassed: readonly string[]
}

export type PassOutReason = 'not-active' | 'credits-missing'

/**
 * An active enrollment passes out once its credits are earned. A programme that does not say how many it asks for leaves
 * that to the registry.
 */
export function decidePassOut(
  enrollment: Pick<Enrollment, 'confirmed' | 'passedOut' | 'droppedOut'>,
  { needed, earned }: { readonly needed: number | null; readonly earned: Earned },
): Decision<PassOutReason> {
  if (!isActive(enrollment)) return refuse('not-active')
  return needed === null || earned.credits >= needed ? allowed : refuse('credits-missing')
}
