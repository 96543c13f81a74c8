import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import { amountPaymentStanding, type Paying } from './payment-standing.ts'

export type DocumentAction = 'AP' | 'CO' | 'CL'

export type DocumentActionReason =
  | 'not-paid'
  | 'voucher-waiting'
  | 'wrong-status'
  | 'unknown-action'

/** Statuses an action starts from. Closing turns an application away, or ends a completed one. */
const startsFrom = {
  AP: ['DR', 'IP'],
  CO: ['AP'],
  CL: ['DR', 'IP', 'AP', 'CO'],
} as const satisfies Record<DocumentAction, readonly DocStatus[]>

export function isDocumentAction(text: string): text is DocumentAction {
  return Object.hasOwn(startsFrom, text)
}

/**
 * May the university approve, complete or close an application of any kind? Approving and completing need the whole
 * fee, where there is one, though it may have been given back meanwhile. Closing waits until the cashier has decided
 * on the voucher: money must not arrive for what was turned away.
 */
export function decideDocumentAction(at: {
  readonly action: string
  readonly status: DocStatus
  readonly paying: Paying
}): Decision<DocumentActionReason> {
  if (!isDocumentAction(at.action)) return refuse('unknown-action')
  const from: readonly DocStatus[] = startsFrom[at.action]
  if (!from.includes(at.status)) return refuse('wrong-status')
  if (at.action === 'CL') return at.paying.isPending ? refuse('voucher-waiting') : allowed
  const owes = at.paying.total > 0 && amountPaymentStanding(at.paying).is !== 'paid'
  return owes ? refuse('not-paid') : allowed
}
