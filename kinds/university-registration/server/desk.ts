import { staffWith } from '#features/roles/rules/facts.ts'
import { applicationQueue } from '#features/applying/server/desk/application-queue.ts'
import { registrationAbout } from '../rules/about.ts'
import { registrationOfficeMessages as text } from '../rules/office-messages.ts'
import { registrationClaims } from './claims.ts'

/** Paid university registrations: approving gives the number. */
export const universityRegistrationDesk = applicationQueue({
  id: 'university-registration',
  name: text.name,
  roles: staffWith('application.decide'),
  applications: { table: 'n_noureg', key: 'n_noureg_id' },
  paidAs: registrationAbout.paymentType,
  openings: null,
  decision: { slug: 'university_registration_document_action', parameter: 'n_noureg_ID' },
  outcome: text['approving-opens'],
  claims: registrationClaims,
})
