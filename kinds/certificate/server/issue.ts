import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { contentHash } from '#platform/server/pdf/parts/signed-facts.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { lockApplication } from '#features/applying/server/applications.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import { registerVersion } from '#features/documents/server/register/register.ts'
import { type ApprovalReason, decideApproval } from '../rules/approval.ts'
import { approvalMessages, certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { type CertificateRow, certificateApplications } from './applications.ts'
import { approvalFacts } from './approval-facts.ts'
import { certificateDocument } from './certificate-document.ts'
import { certificateFacts } from './certificate-facts.ts'
import type { CertificatePrinted } from './printed.ts'

const refused = refusedBy<ApprovalReason>(approvalMessages, {
  'owes-fees': 409,
  'owes-library': 409,
  'without-result': 409,
  expelled: 409,
})

/** Refuses an approval, or an issue, by the records as they are now; null if they allow it. */
export async function refuseByRecords(
  transaction: Transaction,
  id: number,
  nowMs: number,
): Promise<Refusal | null> {
  const facts = (await approvalFacts(transaction, [id], nowMs)).get(id)
  const decision = facts && decideApproval(facts)
  return decision?.is === 'refused' ? refused(decision.reason) : null
}

/** A certificate that may be issued now, its row locked. */
export type ToIssue = {
  readonly row: CertificateRow
  readonly printed: CertificatePrinted
  /** Hash of all that it prints: what the second person confirms is what the first one proposed. */
  readonly digest: string
}

export async function readToIssue(
  transaction: Transaction,
  id: number,
  at: { readonly clientId: number; readonly nowMs: number },
): Promise<ToIssue | Refusal> {
  const row = await lockApplication(transaction, certificateApplications, id)
  if (row === null || row.ad_client_id !== at.clientId || row.docstatus !== 'AP')
    return refusal('rule/not-approved', text['not-approved'], { status: 409 })
  if (row.certificateno !== null)
    return refusal('rule/issued-already', text['issued-already'], { status: 409 })
  const blocked = await refuseByRecords(transaction, id, at.nowMs)
  if (blocked !== null) return blocked
  const printed = await certificateFacts(transaction, id, at.nowMs)
  return { row, printed, digest: contentHash(printed) }
}

/** Gives the number of the type's series, and stores all that is printed from now on. */
export async function issueCertificate(
  transaction: Transaction,
  { row, printed }: ToIssue,
  by: { readonly userId: number; readonly nowMs: number },
): Promise<Refusal | Change> {
  const id = row.n_certificate_reg_id
  const given = await registerVersion(transaction, certificateDocument(row, printed), by.nowMs)
  if (isRefusal(given)) return given
  const now = new Date(by.nowMs)
  const { number } = given.issued
  await transaction
    .updateTable('n_certificate_reg')
    .set({ certificateno: number, facts: JSON.stringify(printed), issued: now })
    .set({ updated: now, updatedby: by.userId })
    .where('n_certificate_reg_id', '=', id)
    .execute()
  return {
    table: 'n_certificate_reg',
    record: id,
    before: { certificateno: null },
    after: { certificateno: number },
  }
}
