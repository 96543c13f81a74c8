import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

export type ReportReason =
  | 'not-used'
  | 'report-unknown'
  | 'report-settled'
  | 'own-report'
  | 'outcome-needed'

/** Allows staff to close a report of a used slip: once, with an outcome, and never their own report. */
export function decideSettling(at: {
  readonly isSettled: boolean
  /** Reported by this account, or about the person behind it. */
  readonly isOwn: boolean
  readonly outcome: string
}): Decision<ReportReason> {
  if (at.isSettled) return refuse('report-settled')
  if (at.isOwn) return refuse('own-report')
  return at.outcome === '' ? refuse('outcome-needed') : allowed
}
