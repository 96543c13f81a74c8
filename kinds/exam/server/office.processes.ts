import {
  documentActionProcess,
  type Effect,
} from '#features/applying/server/document-action.process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { examOfficeMessages as text } from '../rules/office-messages.ts'
import { examApplications, type ExamRow } from './applications.ts'

const tellApproved: Effect<ExamRow> = async (transaction, { row, applicationId, nowMs }) => {
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'application-approved',
    event: `n_exam_reg:${applicationId}`,
    message: text['notice-approved'],
    values: { name: row.name },
    nowMs,
  })
  return null
}

/** The exam office approves, completes or closes an exam registration. */
export const examDocumentAction = documentActionProcess({
  slug: 'exam_document_action',
  roles: ['registrar', 'exam-office', 'administrator'],
  applications: examApplications,
  parameter: 'n_exam_reg_ID',
  approve: tellApproved,
})
