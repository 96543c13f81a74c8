import { staffWith } from '#features/roles/rules/facts.ts'
import {
  documentActionProcess,
  type Effect,
} from '#features/applying/server/desk/document-action.process.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { registrationOfficeMessages as text } from '../rules/office-messages.ts'
import { type RegistrationRow, registrations } from './applications.ts'
import { issueNumber } from './issue-number.ts'

/** Approving issues the number, in both its places (READINGS R-63); a student who has a number retains it. */
const approve: Effect<RegistrationRow> = async (transaction, acting) => {
  const { row, applicationId, nowMs, did } = acting
  const partnerId = row.c_bpartner_id
  const partner = await transaction
    .selectFrom('c_bpartner')
    .select('regrollno')
    .where('c_bpartner_id', '=', partnerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const place = { yearId: row.n_aca_year_id, programId: row.n_program_id }
  const number = partner.regrollno ?? (await issueNumber(transaction, place))
  await transaction
    .updateTable('n_noureg')
    .set({ regrollno: number })
    .where('n_noureg_id', '=', applicationId)
    .execute()
  await transaction
    .updateTable('c_bpartner')
    .set({ regrollno: number })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  for (const [table, record, before] of [
    ['n_noureg', applicationId, row.regrollno],
    ['c_bpartner', partnerId, partner.regrollno],
  ] as const)
    did({ table, record, before: { regrollno: before }, after: { regrollno: number } })
  await notifyPartner(transaction, {
    partnerId,
    sort: 'application-approved',
    event: `n_noureg:${applicationId}`,
    message: text['notice-approved'],
    values: { number },
    nowMs,
  })
  return null
}

/** The registrar approves, completes or closes a university registration. */
export const registrationDocumentAction = documentActionProcess({
  slug: 'university_registration_document_action',
  roles: staffWith('application.decide'),
  applications: registrations,
  approve,
})
