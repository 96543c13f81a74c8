import { staffWith } from '#features/roles/rules/facts.ts'
import {
  documentActionProcess,
  tellsApproved,
} from '#features/applying/server/desk/document-action.process.ts'
import { retotalingOfficeMessages as text } from '../rules/office-messages.ts'
import { retotalingApplications } from './applications.ts'

/** The exam office accepts, completes or closes an application for retotaling. */
export const retotalingDocumentAction = documentActionProcess({
  slug: 'exam_retotaling_document_action',
  roles: staffWith('exam-application.decide'),
  applications: retotalingApplications,
  approve: tellsApproved(retotalingApplications, text['notice-approved']),
})
