import type { Insertable } from 'kysely'
import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { type Day, day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { generalFields } from '#features/profile/rules/profile-fields.ts'
import { generalColumn } from '#features/profile/server/complete-registration.ts'
import { aGeneralForm } from './general.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import type { PartnerTable } from '#features/profile/server/tables.ts'
import { portrait, signature } from './portrait.ts'

export type StudentPlan = {
  readonly name: string
  readonly nepaliName: string
  readonly email: string
  readonly phone: string
  /** Written only into a complete profile. */
  readonly citizenNumber: string
  readonly gender: 'male' | 'female' | 'other'
  readonly birthDate: Day
  readonly complete: boolean
  readonly registrationNumber: string | null
}

export type StoredStudent = {
  readonly userId: number
  readonly partnerId: number
  readonly email: string
}

let count = 0

/** A student with an empty profile; every other fact may be given. */
export function aStudent(facts: Partial<StudentPlan> = {}): StudentPlan {
  count++
  return {
    name: `Student Number${count}`,
    nepaliName: 'सीता श्रेष्ठ',
    email: `student${String(count).padStart(5, '0')}@example.com`, // of one length: answers about two are compared
    phone: `98${String(count).padStart(8, '0')}`,
    citizenNumber: `12-01-70-${String(count).padStart(5, '0')}`,
    gender: 'female',
    birthDate: day('2007-03-14'),
    complete: false,
    registrationNumber: null,
    ...facts,
  }
}

/** General, images, addresses and one education record all filled (READINGS R-22). */
export function completed(plan: StudentPlan): StudentPlan {
  return { ...plan, complete: true }
}

/** `passwordHash` comes from the server's own hashing, so that the person can sign in. */
export async function storeStudent(
  transaction: Transaction,
  plan: StudentPlan,
  at: { readonly files: FileStore; readonly passwordHash: string },
): Promise<StoredStudent> {
  const images = plan.complete ? await storeImages(transaction, plan, at.files) : {}
  const { c_bpartner_id } = await transaction
    .insertInto('c_bpartner')
    .values({ ...partnerOf(plan), ...images })
    .returning('c_bpartner_id')
    .executeTakeFirstOrThrow()
  await storeAddresses(transaction, c_bpartner_id, plan)
  if (plan.complete) await storeEducation(transaction, c_bpartner_id)
  const { ad_user_id } = await transaction
    .insertInto('ad_user')
    .values({ name: plan.name, email: plan.email, c_bpartner_id })
    .returning('ad_user_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('credential')
    .values({ ad_user_id, password_hash: at.passwordHash })
    .execute()
  await transaction
    .insertInto('ad_user_roles')
    .values({ ad_user_id, ad_role_id: roleIds.student })
    .execute()
  return { userId: ad_user_id, partnerId: c_bpartner_id, email: plan.email }
}

function partnerOf(plan: StudentPlan): Insertable<PartnerTable> {
  return {
    name: plan.name,
    name_nepali: plan.nepaliName,
    email: plan.email,
    phone: plan.phone,
    gender: plan.gender,
    dob_ad: plan.birthDate,
    dob_bs: bsText(plan.birthDate),
    regrollno: plan.registrationNumber,
    completedregistration: plan.complete,
    ...(plan.complete ? { ...general, citizen_no: plan.citizenNumber } : {}),
  }
}

const general = Object.fromEntries(
  generalFields.map((field) => [generalColumn(field), aGeneralForm[field]]),
)

async function storeImages(transaction: Transaction, plan: StudentPlan, files: FileStore) {
  const seed = plan.name.length * 7 + plan.email.length
  const logo_id = await storeImage(
    transaction,
    { name: 'photo.jpg', content: await portrait(seed) },
    files,
  )
  const signature_id = await storeImage(
    transaction,
    { name: 'signature.jpg', content: await signature(seed) },
    files,
  )
  return { logo_id, signature_id }
}

async function storeImage(
  transaction: Transaction,
  image: { name: string; content: Uint8Array },
  files: FileStore,
): Promise<number> {
  const { sha256, bytes } = await files.put(image.content)
  const { stored_file_id } = await transaction
    .insertInto('stored_file')
    .values({ sha256, bytes, mime: 'image/jpeg', file_name: image.name })
    .returning('stored_file_id')
    .executeTakeFirstOrThrow()
  const { ad_image_id } = await transaction
    .insertInto('ad_image')
    .values({ stored_file_id })
    .returning('ad_image_id')
    .executeTakeFirstOrThrow()
  return ad_image_id
}

/** Both rows exist from sign-up on; a complete profile has them filled (ids are census codes: Gosaikunda, Rasuwa). */
async function storeAddresses(
  transaction: Transaction,
  partnerId: number,
  plan: StudentPlan,
): Promise<void> {
  const place = await transaction
    .selectFrom('n_locgov as l')
    .innerJoin('n_district as d', 'd.n_district_id', 'l.n_district_id')
    .select(['l.n_locgov_id', 'l.name', 'd.n_district_id', 'd.n_province_id', 'd.name as district'])
    .where('d.name', '=', 'Rasuwa')
    .orderBy('l.n_locgov_id')
    .executeTakeFirst()
  const filled =
    plan.complete && place
      ? {
          n_province_id: place.n_province_id,
          n_district_id: place.n_district_id,
          n_locgov_id: place.n_locgov_id,
          ward_no: 3,
          tole_name: 'Bazaar Tole',
          name: `${place.name}-3, Bazaar Tole, ${place.district}`,
        }
      : {}
  const rows = (['Permanent', 'Temporary'] as const).map((address_type) => ({
    c_bpartner_id: partnerId,
    address_type,
    ...filled,
  }))
  await transaction.insertInto('c_bpartner_location').values(rows).execute()
}

async function storeEducation(transaction: Transaction, partnerId: number): Promise<void> {
  await transaction
    .insertInto('n_bpaca_info')
    .values({
      c_bpartner_id: partnerId,
      value: '2plus_two',
      institute: 'Rasuwa Secondary School',
      uni_board: 'NEB',
      passed_year: '2080',
      description: 'Science',
      grading_type: 'G',
      obtained_marks: 3.4,
      full_marks: 4,
    })
    .execute()
}
