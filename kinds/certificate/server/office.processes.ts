import { staffWith } from '#features/roles/rules/facts.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import {
  documentActionProcess,
  type Effect,
  tellsApproved,
} from '#features/applying/server/desk/document-action.process.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import { type ApprovalReason, decideApproval } from '../rules/approval.ts'
import { approvalMessages, certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { type CertificateRow, certificateApplications } from './applications.ts'
import { approvalFacts } from './approval-facts.ts'

const refused = refusedBy<ApprovalReason>(approvalMessages, {
  'owes-fees': 409,
  'owes-library': 409,
  'without-result': 409,
  expelled: 409,
})

const notify = tellsApproved(certificateApplications, text['notice-approved'])

/** Approving says that the records allow the certificate; what blocks is read again. */
const approve: Effect<CertificateRow> = async (transaction, acting) => {
  const { applicationId, nowMs } = acting
  const facts = (await approvalFacts(transaction, [applicationId], nowMs)).get(applicationId)
  const decision = facts && decideApproval(facts)
  return decision?.is === 'refused' ? refused(decision.reason) : notify(transaction, acting)
}

/** A request is completed by handing the certificate over. */
const complete: Effect<CertificateRow> = () =>
  Promise.resolve(refusal('rule/handed-elsewhere', text['handed-elsewhere'], { status: 409 }))

/** An issued certificate is revoked in the register of documents, not closed. */
const close: Effect<CertificateRow> = (_transaction, { row }) =>
  Promise.resolve(
    row.certificateno === null
      ? null
      : refusal('rule/issued-already', text['issued-already'], { status: 409 }),
  )

/** The registrar approves, closes or returns a request for a certificate. */
export const certificateDocumentAction = documentActionProcess({
  slug: 'certificate_document_action',
  roles: staffWith('application.decide'),
  applications: certificateApplications,
  approve,
  complete,
  close,
})
