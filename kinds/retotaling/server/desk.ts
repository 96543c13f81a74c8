import { staffWith } from '#features/roles/rules/facts.ts'
import { applicationQueue } from '#features/applying/server/desk/application-queue.ts'
import { retotalingAbout } from '../rules/about.ts'
import { retotalingOfficeMessages as text } from '../rules/office-messages.ts'
import { retotalingClaims } from './claims.ts'

/** Paid applications for retotaling that wait for the exam office. */
export const retotalingDesk = applicationQueue({
  id: 'retotaling',
  name: text.name,
  roles: staffWith('exam-application.decide'),
  applications: { table: 'n_exam_retotaling', key: 'n_exam_retotaling_id' },
  paidAs: retotalingAbout.paymentType,
  openings: { table: 'n_exam_open', key: 'n_exam_open_id' },
  decision: { slug: 'exam_retotaling_document_action', parameter: 'n_exam_retotaling_ID' },
  outcome: text['approving-opens'],
  claims: retotalingClaims,
})
