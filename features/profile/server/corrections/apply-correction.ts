import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { CorrectableField } from '#features/profile/rules/corrections/correction.ts'
import { completeAfterWrite } from '../complete-registration.ts'

type Applying = {
  readonly partnerId: number
  readonly field: CorrectableField
  readonly value: string
  readonly userId: number
  readonly nowMs: number
}

/** An accepted value in the profile, and in what is derived from it: account name, B.S. birth date, completeness. */
export async function applyCorrection(
  transaction: Transaction,
  { partnerId, field, value, userId, nowMs }: Applying,
): Promise<void> {
  const stamp = { updated: new Date(nowMs), updatedby: userId }
  await transaction
    .updateTable('c_bpartner')
    .set({ ...stamp, ...changeOf(field, value) })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  if (field === 'fullName')
    await transaction
      .updateTable('ad_user')
      .set({ ...stamp, name: value })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
  await completeAfterWrite(partnerId, { transaction, nowMs })
}

function changeOf(field: CorrectableField, value: string) {
  switch (field) {
    case 'fullName':
      return { name: value }
    case 'nepaliName':
      return { name_nepali: value }
    case 'birthDate':
      return { dob_ad: value, dob_bs: bsText(day(value)) }
    case 'gender':
      return { gender: value }
    case 'citizenshipNumber':
      return { citizen_no: value }
    case 'fatherName':
      return { father_name: value }
    case 'motherName':
      return { mother_name: value }
    case 'grandfatherName':
      return { grand_father_name: value }
    case 'grandmotherName':
      return { grand_mother_name: value }
    case 'guardianPhone':
      return { phone2: value }
  }
}
