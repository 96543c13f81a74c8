import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import { type Money, nothing } from '#platform/pure/money/money.ts'
import { type CertificateType, needsResult } from './certificate.ts'

/** Facts of the records on which an approval depends. */
export type ApprovalFacts = {
  readonly type: CertificateType
  /** Unpaid fees besides certificates. */
  readonly owed: Money
  readonly books: number
  readonly fines: Money
  /** Published results, and those of before. */
  readonly results: number
  /** Expulsions from an exam that hold. */
  readonly expulsions: number
}

export type ApprovalReason = 'owes-fees' | 'owes-library' | 'without-result' | 'expelled'

/** Dues block every type; grades need a result, and a character certificate a record without an expulsion. */
export function decideApproval(facts: ApprovalFacts): Decision<ApprovalReason> {
  if (facts.owed > nothing) return refuse('owes-fees')
  if (facts.books > 0 || facts.fines > nothing) return refuse('owes-library')
  if (needsResult(facts.type) && facts.results === 0) return refuse('without-result')
  return facts.type === 'CHARACTER' && facts.expulsions > 0 ? refuse('expelled') : allowed
}
