import { staffWith } from '#features/roles/rules/facts.ts'
import { applicationQueue } from '#features/applying/server/desk/application-queue.ts'
import { certificateAbout } from '../rules/about.ts'
import { certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { certificateClaims } from './claims.ts'

/** Paid requests for certificates: approving says that the records allow it. */
export const certificateDesk = applicationQueue({
  id: 'certificate',
  name: certificateAbout.title,
  roles: staffWith('application.decide'),
  applications: { table: 'n_certificate_reg', key: 'n_certificate_reg_id' },
  paidAs: certificateAbout.paymentType,
  openings: { table: 'n_certificate_open', key: 'n_certificate_open_id' },
  decision: { slug: 'certificate_document_action', parameter: 'n_certificate_reg_ID' },
  outcome: text['approving-opens'],
  claims: certificateClaims,
})
