import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type GeneralField, profileFields } from '#features/profile/rules/profile-fields.ts'
import { generalColumn } from '#features/profile/server/complete-registration.ts'

const generals = (Object.keys(profileFields) as GeneralField[]).map(generalColumn)

type Person = { readonly partnerId: number; readonly nowMs: number }

/**
 * Takes everything personal from a locked person: profile, address, education, pictures and documents, notes, notices, and
 * the account, whose address is free again. Applications, payments and their slips stay, of a person without a name.
 */
export async function erasePerson(
  transaction: Transaction,
  { partnerId, nowMs }: Person,
): Promise<void> {
  const users = await transaction
    .selectFrom('ad_user')
    .select(['ad_user_id as id', 'email'])
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  await eraseDocuments(transaction, partnerId)
  await eraseProfile(transaction, { partnerId, nowMs })
  for (const { id, email } of users) {
    await eraseTraces(transaction, email)
    await eraseAccount(transaction, { id, nowMs })
  }
}

/** Files of the education records and corrections, and the pictures; their contents go with the next sweep of files. */
async function eraseDocuments(transaction: Transaction, partnerId: number): Promise<void> {
  const own = sql`(
    select 'n_bpaca_info' as model, n_bpaca_info_id as record_id from n_bpaca_info where c_bpartner_id = ${partnerId}
    union all select 'n_correction', n_correction_id from n_correction where c_bpartner_id = ${partnerId})`
  const { rows } = await sql<{ readonly id: number }>`
    delete from attachment where (model, record_id) in ${own} returning stored_file_id as id`.execute(
    transaction,
  )
  const pictures = await sql<{ readonly id: number }>`
    with picture as (
      select unnest(array[logo_id, signature_id]) as id from c_bpartner where c_bpartner_id = ${partnerId}),
    unlinked as (
      update c_bpartner set logo_id = null, signature_id = null where c_bpartner_id = ${partnerId} returning 1)
    delete from ad_image where ad_image_id in (select id from picture) and exists (select 1 from unlinked)
    returning stored_file_id as id`.execute(transaction)
  const files = [...rows, ...pictures.rows].map(({ id }) => id)
  await sql`delete from stored_file where stored_file_id = any(${files}::bigint[])`.execute(
    transaction,
  )
}

async function eraseProfile(transaction: Transaction, { partnerId, nowMs }: Person): Promise<void> {
  for (const table of ['n_bpaca_info', 'n_correction', 'c_bpartner_location', 'student_note'])
    await sql`delete from ${sql.table(table)} where c_bpartner_id = ${partnerId}`.execute(
      transaction,
    )
  await sql`delete from double_person where ${partnerId} in (earlier_id, later_id)`.execute(
    transaction,
  )
  await transaction
    .updateTable('c_bpartner')
    .set({
      ...Object.fromEntries(generals.map((column) => [column, null])),
      name: 'Erased',
      name_nepali: '',
      email: erasedAddress(partnerId),
      phone: '',
      dob_ad: null,
      dob_bs: null,
      gender: null,
      regrollno: null,
      completedregistration: false,
      isactive: false,
      updated: new Date(nowMs),
      erased: new Date(nowMs),
    })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
}

/** Rows that know the person by the address only. */
async function eraseTraces(transaction: Transaction, email: string): Promise<void> {
  await sql`delete from mail_outbox where recipient = ${email}`.execute(transaction)
  await sql`delete from password_reset_request where email = ${email}`.execute(transaction)
  await sql`delete from login_throttle where account = ${email}`.execute(transaction)
}

async function eraseAccount(
  transaction: Transaction,
  { id, nowMs }: { readonly id: number; readonly nowMs: number },
): Promise<void> {
  await sql`delete from ad_note_read where ad_note_id in (
    select ad_note_id from ad_note where ad_user_id = ${id})`.execute(transaction)
  const tables = ['ad_note', 'notice_choice', 'auth_session', 'ad_user_roles', 'credential']
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where ad_user_id = ${id}`.execute(transaction)
  await transaction
    .updateTable('ad_user')
    .set({
      name: 'Erased',
      email: erasedAddress(id),
      isactive: false,
      updated: new Date(nowMs),
    })
    .where('ad_user_id', '=', id)
    .execute()
}

/** An address that no mail reaches (RFC 2606), different for everyone. */
function erasedAddress(id: number): string {
  return `erased-${id}@erased.invalid`
}
