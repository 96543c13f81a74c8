import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'

/**
 * Only who was let in to the entrance, which is what approving does, can be selected by its result (READINGS R-84);
 * taking it back is always possible.
 */
export function decideSelection(at: {
  selected: boolean
  status: DocStatus
}): Decision<'not-let-in'> {
  return !at.selected || at.status === 'AP' || at.status === 'CO' ? allowed : refuse('not-let-in')
}
