import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#features/applying/rules/facts.ts'

export type DocumentAction = 'AP' | 'CO' | 'CL'

export type DocumentActionReason =
  | 'not-paid'
  | 'not-eligible-yet'
  | 'wrong-status'
  | 'unknown-action'

export function isDocumentAction(text: string): text is DocumentAction {
  return text === 'AP' || text === 'CO' || text === 'CL'
}

/** Statuses an action starts from. */
const startsFrom = {
  AP: ['DR', 'IP'],
  CO: ['AP'],
  CL: ['DR', 'IP', 'AP', 'CO'],
} as const satisfies Record<DocumentAction, readonly DocStatus[]>

/** Approving needs a paid fee and an eligible applicant, so that an admit card never outruns either. */
export function decideDocumentAction(at: {
  action: string
  status: DocStatus
  isPaid: boolean
  eligible: boolean
}): Decision<DocumentActionReason> {
  if (!isDocumentAction(at.action)) return refuse('unknown-action')
  const from: readonly DocStatus[] = startsFrom[at.action]
  if (!from.includes(at.status)) return refuse('wrong-status')
  if (at.action !== 'AP') return allowed
  if (!at.isPaid) return refuse('not-paid')
  return at.eligible ? allowed : refuse('not-eligible-yet')
}
