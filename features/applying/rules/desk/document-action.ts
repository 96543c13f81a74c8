import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import { amountPaymentStatus, type Paying } from '../payment-status.ts'

export type DocumentAction = 'AP' | 'CO' | 'CL' | 'RJ'

export type DocumentActionReason =
  | 'not-paid'
  | 'voucher-waiting'
  | 'with-student'
  | 'wrong-status'
  | 'unknown-action'

/**
 * Statuses an action starts from. Closing turns an application away, or ends a completed one; rejecting returns it to its
 * student, who changes what is asked and sends it again.
 */
const startsFrom = {
  AP: ['DR', 'IP'],
  CO: ['AP'],
  CL: ['DR', 'IP', 'AP', 'CO'],
  RJ: ['DR', 'IP'],
} as const satisfies Record<DocumentAction, readonly DocStatus[]>

export function isDocumentAction(text: string): text is DocumentAction {
  return Object.hasOwn(startsFrom, text)
}

/**
 * May the university approve, complete, close or return an application of any kind? All but closing need the whole fee,
 * where there is one, though it may have been given back meanwhile: until then it is the student's turn anyway. What was
 * returned is neither approved nor returned again before its student has sent it. Closing waits until the cashier has
 * decided on the voucher: money must not arrive for what was turned away.
 */
export function decideDocumentAction(at: {
  readonly action: string
  readonly status: DocStatus
  readonly paying: Paying
  /** It went back to its student, who has not sent it again. */
  readonly isReturned: boolean
}): Decision<DocumentActionReason> {
  if (!isDocumentAction(at.action)) return refuse('unknown-action')
  const from: readonly DocStatus[] = startsFrom[at.action]
  if (!from.includes(at.status)) return refuse('wrong-status')
  if (at.action === 'CL') return at.paying.isPending ? refuse('voucher-waiting') : allowed
  if (at.isReturned && at.action !== 'CO') return refuse('with-student')
  const owes = at.paying.total > 0 && amountPaymentStatus(at.paying).is !== 'paid'
  return owes ? refuse('not-paid') : allowed
}
