import { staffWith } from '#features/roles/rules/facts.ts'
import { applicationQueue } from '#features/applying/server/desk/application-queue.ts'
import { entranceAbout } from '../rules/about.ts'
import { entranceOfficeMessages as text } from '../rules/office-messages.ts'
import { entranceClaims } from './claims.ts'

/** Queue of paid entrance applications: proofs, photo and claims are judged, and approving opens the admit card. */
export const entranceDesk = applicationQueue({
  id: 'entrance',
  name: text.queue,
  roles: staffWith('exam-application.decide'),
  applications: { table: 'n_entrance_reg', key: 'n_entrance_reg_id' },
  paidAs: entranceAbout.paymentType,
  openings: { table: 'n_entrance_open', key: 'n_entrance_open_id' },
  decision: { slug: 'entrance_document_action', parameter: 'n_entrance_reg_ID' },
  outcome: text['approving-opens'],
  judgesProofs: true,
  claims: entranceClaims,
})
