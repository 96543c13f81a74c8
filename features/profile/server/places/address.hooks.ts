import { say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type {
  CreateHook,
  UpdateHook,
  Values,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { addressMessages } from '#features/profile/rules/address-messages.ts'
import {
  addressName,
  addressProblems,
  findWard,
  wardLimit,
} from '#features/profile/rules/address.ts'
import { tidyText } from '#features/profile/rules/general.ts'
import { addressFormFromWire } from '#features/profile/wire/address.ts'

/** A change of an address is checked as a whole, together with what stays of it. */
export const updateAddressHook: UpdateHook = async (changes, { before, transaction }) => {
  const checked = await checkAddress({ ...before, ...changes }, transaction)
  return isRefusal(checked) ? checked : { is: 'allowed', values: { ...changes, ...checked } }
}

/** The fallback for a row that is missing (READINGS R-23); a row that exists is changed, not made again. */
export const createAddressHook: CreateHook = async (values, { transaction, session }) => {
  const known = await transaction
    .selectFrom('c_bpartner_location')
    .select('c_bpartner_location_id')
    .where('c_bpartner_id', '=', session.partnerId)
    .where('address_type', '=', values['address_type'] === 'Permanent' ? 'Permanent' : 'Temporary')
    .executeTakeFirst()
  if (known !== undefined)
    return refusal('rule/address-exists', addressMessages['address-exists'], { status: 409 })
  const checked = await checkAddress(values, transaction)
  return isRefusal(checked) ? checked : { is: 'allowed', values: { ...values, ...checked } }
}

/** The values to store: all five given, the places inside each other, the ward one of the municipality's (SECURITY T25). */
async function checkAddress(values: Values, transaction: Transaction): Promise<Values | Refusal> {
  const form = addressFormFromWire(values)
  const place =
    form.municipalityId === null ? null : await findPlace(transaction, form.municipalityId)
  const problems = Object.entries(addressProblems(form, place?.wards ?? null))
  if (problems.length > 0) return refuseFields(problems, place?.wards ?? null)
  const ward = findWard(form.ward, place?.wards ?? null)
  const fits = place?.districtId === form.districtId && place?.provinceId === form.provinceId
  if (place === null || ward === null || !fits) {
    const message = addressMessages['places-differ']
    return refusal('rule/places-differ', message, { errors: [{ field: 'n_locgov_ID', message }] })
  }
  const Name = addressName({ ...place, ward, tole: form.tole })
  return { ward_no: ward, tole_name: tidyText(form.tole), Name }
}

async function findPlace(transaction: Transaction, municipalityId: number) {
  const row = await transaction
    .selectFrom('n_locgov as l')
    .innerJoin('n_district as d', 'd.n_district_id', 'l.n_district_id')
    .select(['l.name as municipality', 'l.wards', 'd.name as district'])
    .select(['d.n_district_id as districtId', 'd.n_province_id as provinceId'])
    .where('l.n_locgov_id', '=', municipalityId)
    .executeTakeFirst()
  return row ?? null
}

const columns: Readonly<Record<string, string>> = {
  provinceId: 'n_province_ID',
  districtId: 'n_district_ID',
  municipalityId: 'n_locgov_ID',
  ward: 'ward_no',
  tole: 'tole_name',
}

function refuseFields(
  problems: readonly (readonly [string, keyof typeof addressMessages])[],
  wards: number | null,
): Refusal {
  const max = wardLimit(wards)
  const errors = problems.map(([field, reason]) => ({
    field: columns[field] ?? field,
    message: {
      en: say(addressMessages[reason], 'en', { max }),
      ne: say(addressMessages[reason], 'ne', { max }),
    },
  }))
  const [first] = errors
  return refusal('rule/invalid-address', first?.message ?? addressMessages['save-failed'], {
    errors,
  })
}
