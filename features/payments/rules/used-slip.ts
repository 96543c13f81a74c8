import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

export type ReportReason =
  | 'not-used'
  | 'report-unknown'
  | 'report-settled'
  | 'own-report'
  | 'outcome-needed'

/** May this member of staff close what was told of a used slip? Once, with what they found, and nobody their own. */
export function decideSettling(at: {
  readonly isSettled: boolean
  /** Told by this account, or about the person behind it. */
  readonly isOwn: boolean
  readonly outcome: string
}): Decision<ReportReason> {
  if (at.isSettled) return refuse('report-settled')
  if (at.isOwn) return refuse('own-report')
  return at.outcome === '' ? refuse('outcome-needed') : allowed
}
