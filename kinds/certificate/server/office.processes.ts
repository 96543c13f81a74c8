import { staffWith } from '#features/roles/rules/facts.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import {
  documentActionProcess,
  type Effect,
  tellsApproved,
} from '#features/applying/server/desk/document-action.process.ts'
import { certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { findDocument } from '#features/documents/server/register/documents.ts'
import { type CertificateRow, certificateApplications } from './applications.ts'
import { refuseByRecords } from './issue.ts'

const notify = tellsApproved(certificateApplications, text['notice-approved'])

/** Approving says that the records allow the certificate; what blocks is read again. */
const approve: Effect<CertificateRow> = async (transaction, acting) => {
  const { applicationId, nowMs } = acting
  const blocked = await refuseByRecords(transaction, applicationId, nowMs)
  return blocked ?? (await notify(transaction, acting))
}

/** A request is completed by handing the certificate over. */
const complete: Effect<CertificateRow> = () =>
  Promise.resolve(refusal('rule/handed-elsewhere', text['handed-elsewhere'], { status: 409 }))

/** An issued certificate is revoked in the register of documents first; then its request may be closed. */
const close: Effect<CertificateRow> = async (transaction, { applicationId: recordId }) => {
  const document = await findDocument(transaction, { sort: 'certificate', recordId })
  return document === null || document.ended !== null
    ? null
    : refusal('rule/issued-already', text['issued-already'], { status: 409 })
}

/** The registrar approves, closes or returns a request for a certificate. */
export const certificateDocumentAction = documentActionProcess({
  slug: 'certificate_document_action',
  roles: staffWith('application.decide'),
  applications: certificateApplications,
  approve,
  complete,
  close,
})
