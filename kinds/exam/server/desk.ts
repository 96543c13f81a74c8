import { staffWith } from '#features/roles/rules/facts.ts'
import { applicationQueue } from '#features/applying/server/desk/application-queue.ts'
import { examAbout } from '../rules/about.ts'
import { examOfficeMessages as text } from '../rules/office-messages.ts'
import { examClaims } from './claims.ts'

/** Paid exam registrations that wait for the exam office. */
export const examDesk = applicationQueue({
  id: 'exam',
  name: text.queue,
  roles: staffWith('exam-application.decide'),
  applications: { table: 'n_exam_reg', key: 'n_exam_reg_id' },
  paidAs: examAbout.paymentType,
  openings: { table: 'n_exam_open', key: 'n_exam_open_id' },
  decision: { slug: 'exam_document_action', parameter: 'n_exam_reg_ID' },
  outcome: text['approving-opens'],
  claims: examClaims,
})
