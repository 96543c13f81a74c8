import type { Decision } from '#platform/pure/decision.ts'
import type { ApprovalReason } from './approval.ts'

/** So many at most are printed in one press. */
export const mostTogether = 100

/** `issue`: it gets its number, then it is printed. */
export const printSteps = ['print', 'issue'] as const
export type PrintStep = (typeof printSteps)[number]

export type LeftOutReason = 'not-open' | 'revoked' | 'own' | 'two-people' | ApprovalReason

export type PrintFacts = {
  /** Approved, and not handed over. */
  readonly isOpen: boolean
  readonly isIssued: boolean
  readonly isRevoked: boolean
  /** Of the person who prints. */
  readonly isOwn: boolean
  /** Its type is issued by two people. */
  readonly byTwo: boolean
  readonly approval: Decision<ApprovalReason>
}

type PlannedPrint =
  | { readonly step: PrintStep; readonly why: null }
  | { readonly step: null; readonly why: LeftOutReason }

/** Step of one certificate of several that are printed together, or why it is left out. */
export function planPrint(facts: PrintFacts): PlannedPrint {
  const leaveOut = (why: LeftOutReason) => ({ step: null, why })
  if (!facts.isOpen) return leaveOut('not-open')
  if (facts.isRevoked) return leaveOut('revoked')
  if (facts.isIssued) return { step: 'print', why: null }
  if (facts.isOwn) return leaveOut('own')
  if (facts.byTwo) return leaveOut('two-people')
  if (facts.approval.is === 'refused') return leaveOut(facts.approval.reason)
  return { step: 'issue', why: null }
}

/** Pages of a file: each certificate as often as it was asked for. */
export function pagesOf(
  planned: readonly { readonly step: PrintStep | null; readonly copies: number }[],
): number {
  return planned.reduce((sum, { step, copies }) => sum + (step === null ? 0 : copies), 0)
}
