import { staffWith } from '#features/roles/rules/facts.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import {
  documentActionProcess,
  type Effect,
  tellsApproved,
} from '#features/applying/server/desk/document-action.process.ts'
import { scholarshipOfficeMessages as text } from '../rules/office-messages.ts'
import { scholarshipApplications, type ScholarshipRow } from './applications.ts'

/** An award and a refusal are the committee's, with a reason. */
const committeeDecides: Effect<ScholarshipRow> = () =>
  Promise.resolve(refusal('rule/committee-decides', text['committee-decides']))

/** The registrar confirms that an application and its proofs are complete; then the committee decides (READINGS R-86). */
export const scholarshipDocumentAction = documentActionProcess({
  slug: 'scholarship_document_action',
  roles: staffWith('application.decide'),
  applications: scholarshipApplications,
  approve: tellsApproved(scholarshipApplications, text['notice-approved']),
  complete: committeeDecides,
  close: committeeDecides,
})
