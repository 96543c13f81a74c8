import { bsText } from '#platform/pure/calendar/bikram-sambat.ts'
import { day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { CorrectableField } from '#features/corrections/rules/correction.ts'
import {
  completeAfterWrite,
  generalColumn,
} from '#features/profile/server/complete-registration.ts'

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
  if (field === 'fullName') return { name: value }
  if (field === 'nepaliName') return { name_nepali: value }
  if (field === 'birthDate') return { dob_ad: value, dob_bs: bsText(day(value)) }
  if (field === 'gender') return { gender: value }
  return { [generalColumn(field)]: value }
}
