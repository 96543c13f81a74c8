import { staffWith } from '#features/roles/rules/facts.ts'
import { applicationQueue } from '#features/applying/server/desk/application-queue.ts'
import { courseRegistrationAbout } from '../rules/about.ts'
import { registrationOfficeMessages as text } from '../rules/office-messages.ts'
import { courseRegistrationClaims } from './claims.ts'

/** Paid course registrations that wait for the registrar. */
export const courseRegistrationDesk = applicationQueue({
  id: 'course-registration',
  name: text.queue,
  roles: staffWith('application.decide'),
  applications: { table: 'n_program_creg', key: 'n_program_creg_id' },
  paidAs: courseRegistrationAbout.paymentType,
  openings: { table: 'n_program_cregopen', key: 'n_program_cregopen_id' },
  decision: { slug: 'program_document_action', parameter: 'n_program_creg_ID' },
  only: 'a.n_sem_year_id > 1000000',
  outcome: text['approving-opens'],
  claims: courseRegistrationClaims,
})
