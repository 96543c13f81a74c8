import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#features/applying/rules/facts.ts'

export type DocumentAction = 'AP' | 'CO' | 'CL'

export type DocumentActionReason = 'not-paid' | 'wrong-status' | 'unknown-action'

export function isDocumentAction(text: string): text is DocumentAction {
  return text === 'AP' || text === 'CO' || text === 'CL'
}

/** Statuses an action starts from. */
const startsFrom = {
  AP: ['DR', 'IP'],
  CO: ['AP'],
  CL: ['DR', 'IP', 'AP', 'CO'],
} as const satisfies Record<DocumentAction, readonly DocStatus[]>

/**
 * Approving lets the applicant sit the entrance and needs a paid fee; being selected by its result is another matter
 * (READINGS R-84).
 */
export function decideDocumentAction(at: {
  action: string
  status: DocStatus
  isPaid: boolean
}): Decision<DocumentActionReason> {
  if (!isDocumentAction(at.action)) return refuse('unknown-action')
  const from: readonly DocStatus[] = startsFrom[at.action]
  if (!from.includes(at.status)) return refuse('wrong-status')
  return at.action !== 'AP' || at.isPaid ? allowed : refuse('not-paid')
}

/** Only who was let in to the entrance can be selected by its result (READINGS R-84); taking it back is always possible. */
export function decideSelection(at: {
  selected: boolean
  status: DocStatus
}): Decision<'not-let-in'> {
  return !at.selected || at.status === 'AP' || at.status === 'CO' ? allowed : refuse('not-let-in')
}
