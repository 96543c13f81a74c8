import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'

export type MoveUpReason = 'not-let-in' | 'result-unpublished'

/**
 * Decides if a candidate may be marked as selected: only once two people have published the result, and only if the
 * application was approved for the test (READINGS R-84). Taking it back is always possible.
 */
export function decideMoveUp(at: {
  readonly selected: boolean
  readonly status: DocStatus
  readonly isPublished: boolean
}): Decision<MoveUpReason> {
  if (!at.selected) return allowed
  if (at.status !== 'AP' && at.status !== 'CO') return refuse('not-let-in')
  return at.isPublished ? allowed : refuse('result-unpublished')
}
