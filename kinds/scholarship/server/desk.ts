import { staffWith } from '#features/roles/rules/facts.ts'
import { applicationQueue } from '#features/applying/server/desk/application-queue.ts'
import { scholarshipOfficeMessages as text } from '../rules/office-messages.ts'
import { scholarshipClaims } from './claims.ts'

/** Scholarship applications whose proofs the registrar has yet to read; award and refusal are the committee's. */
export const scholarshipDesk = applicationQueue({
  id: 'scholarship',
  name: text.queue,
  roles: staffWith('application.decide'),
  applications: { table: 'n_scholarship_reg', key: 'n_scholarship_reg_id' },
  openings: { table: 'n_scholarship_open', key: 'n_scholarship_open_id' },
  decision: { slug: 'scholarship_document_action', parameter: 'n_scholarship_reg_ID' },
  outcome: text['approving-opens'],
  claims: scholarshipClaims,
  staysOpen: true,
})
