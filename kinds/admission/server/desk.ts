import { staffWith } from '#features/roles/rules/facts.ts'
import { applicationQueue } from '#features/applying/server/desk/application-queue.ts'
import { admissionAbout } from '../rules/about.ts'
import { admissionOfficeMessages as text } from '../rules/office-messages.ts'
import { admissionClaims } from './claims.ts'

/** Paid admissions that wait for the registrar. */
export const admissionDesk = applicationQueue({
  id: 'admission',
  name: text.queue,
  roles: staffWith('application.decide'),
  applications: { table: 'n_program_creg', key: 'n_program_creg_id' },
  paidAs: admissionAbout.paymentType,
  openings: { table: 'n_program_cregopen', key: 'n_program_cregopen_id' },
  decision: { slug: 'program_document_action', parameter: 'n_program_creg_ID' },
  only: 'a.n_sem_year_id = 1000000',
  outcome: text['approving-opens'],
  claims: admissionClaims,
})
