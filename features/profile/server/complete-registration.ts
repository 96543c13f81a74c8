import type { Transaction } from '#platform/server/database/database.ts'
import type { AfterHook } from '#platform/server/model-engine/dictionary/dictionary.ts'
import {
  doneSteps,
  isProfileComplete,
  type ProfileParts,
  type ProfileStep,
  profileSteps,
} from '../rules/completeness.ts'
import {
  eachField,
  type GeneralColumn,
  type GeneralField,
  type GeneralForm,
  profileFields,
} from '../rules/profile-fields.ts'
import type { PartnerRow } from './tables.ts'

type Moment = { readonly transaction: Transaction; readonly nowMs: number }

/**
 * Sets CompletedRegistration as soon as all four steps are done; it never goes back to false (READINGS R-22). To be
 * called within every write of a profile. The partner's row is locked first, so that of two writes that finish the
 * profile at the same time the later one sees the earlier.
 */
export async function completeAfterWrite(
  partnerId: number,
  { transaction, nowMs }: Moment,
): Promise<void> {
  const partner = await lockPartner(transaction, partnerId)
  if (partner === null || partner.completedregistration) return
  if (!isProfileComplete(await partsOf(transaction, partner))) return
  await transaction
    .updateTable('c_bpartner')
    .set({ completedregistration: true, updated: new Date(nowMs) })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
}

/** Steps of a person's profile that are not done; none once it was complete. */
export async function undoneSteps(
  transaction: Transaction,
  partnerId: number,
): Promise<readonly ProfileStep[]> {
  const partner = await transaction
    .selectFrom('c_bpartner')
    .selectAll()
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  if (partner.completedregistration) return []
  const done = doneSteps(await partsOf(transaction, partner))
  return profileSteps.filter((step) => !done[step])
}

/** The same after a write of a row that belongs to the partner. */
export const completeOwner: AfterHook = (record, context) =>
  completeAfterWrite(Number(record['C_BPartner_ID']), context)

export async function lockPartner(
  transaction: Transaction,
  partnerId: number,
): Promise<PartnerRow | null> {
  const row = await transaction
    .selectFrom('c_bpartner')
    .selectAll()
    .where('c_bpartner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

async function partsOf(transaction: Transaction, partner: PartnerRow): Promise<ProfileParts> {
  const addresses = await transaction
    .selectFrom('c_bpartner_location')
    .select('address_type')
    .where('c_bpartner_id', '=', partner.c_bpartner_id)
    .where('n_locgov_id', 'is not', null)
    .where('isactive', '=', true)
    .execute()
  const { records } = await transaction
    .selectFrom('n_bpaca_info')
    .select((of) => of.fn.countAll<number>().as('records'))
    .where('c_bpartner_id', '=', partner.c_bpartner_id)
    .where('isactive', '=', true)
    .executeTakeFirstOrThrow()
  const has = (type: 'Permanent' | 'Temporary') =>
    addresses.some(({ address_type }) => address_type === type)
  return {
    general: generalOf(partner),
    hasPhoto: partner.logo_id !== null,
    hasSignature: partner.signature_id !== null,
    hasPermanentAddress: has('Permanent'),
    hasTemporaryAddress: has('Temporary'),
    educationRecords: records,
  }
}

/** The general fields of a row. */
export function generalOf(partner: PartnerRow): GeneralForm {
  return eachField((field) => partner[generalColumn(field)] ?? '')
}

/** Column of a general field in the table. */
export function generalColumn(field: GeneralField): GeneralColumn {
  return profileFields[field].column.toLowerCase() as GeneralColumn
}
