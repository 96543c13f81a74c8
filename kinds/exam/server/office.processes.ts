import { staffWith } from '#features/roles/rules/facts.ts'
import {
  documentActionProcess,
  tellsApproved,
} from '#features/applying/server/desk/document-action.process.ts'
import { examOfficeMessages as text } from '../rules/office-messages.ts'
import { examApplications } from './applications.ts'

/** The exam office approves, completes or closes an exam registration. */
export const examDocumentAction = documentActionProcess({
  slug: 'exam_document_action',
  roles: staffWith('exam-application.decide'),
  applications: examApplications,
  approve: tellsApproved(examApplications, text['notice-approved']),
})
