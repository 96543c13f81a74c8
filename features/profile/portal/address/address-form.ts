import type { Values } from '#platform/browser/forms/form.ts'
import {
  type AddressForm,
  addressName,
  addressProblems,
  type AddressReason,
  addressTypes,
  type AddressType,
  emptyAddress,
  findWard,
} from '#features/profile/rules/address.ts'
import type { Address, Profile } from '#features/profile/rules/profile.ts'
import type { ChosenPlaces } from './places.queries.ts'

const parts = ['provinceId', 'districtId', 'municipalityId', 'ward', 'tole'] as const
type AddressFormPart = (typeof parts)[number]
/** Parts chosen from a list of places. */
export type PlacePart = keyof NonNullable<Address['placeNames']>

/** One input of the tab: both blocks live in one form. */
export type AddressField = `${AddressType}-${AddressFormPart}`
export type AddressValues = Values<AddressField>

export const addressFields: readonly AddressField[] = addressTypes.flatMap((type) =>
  parts.map((part) => `${type}-${part}` as const),
)

export function addressIn(values: AddressValues, type: AddressType): AddressForm {
  return {
    provinceId: idIn(values[`${type}-provinceId`]),
    districtId: idIn(values[`${type}-districtId`]),
    municipalityId: idIn(values[`${type}-municipalityId`]),
    ward: values[`${type}-ward`],
    tole: values[`${type}-tole`],
  }
}

export function valuesWith(
  values: AddressValues,
  type: AddressType,
  form: AddressForm,
): AddressValues {
  const changed = parts.map((part) => [`${type}-${part}`, String(form[part] ?? '')] as const)
  return { ...values, ...Object.fromEntries(changed) }
}

export function storedValues({ addresses }: Profile): AddressValues {
  const blank = Object.fromEntries(addressFields.map((name) => [name, ''])) as AddressValues
  return addressTypes.reduce(
    (values, type) => valuesWith(values, type, addresses[type]?.form ?? emptyAddress),
    blank,
  )
}

export function problemsOf(
  values: AddressValues,
  placesOf: (form: AddressForm) => ChosenPlaces,
): Partial<Record<AddressField, AddressReason>> {
  const problems: Partial<Record<AddressField, AddressReason>> = {}
  for (const type of addressTypes) {
    const form = addressIn(values, type)
    const found = addressProblems(form, placesOf(form).municipality?.wards ?? null)
    for (const part of parts) if (found[part]) problems[`${type}-${part}`] = found[part]
  }
  return problems
}

/** The composed Name, or null until all of it is known (READINGS R-24). */
export function printedName(
  form: AddressForm,
  { district, municipality }: ChosenPlaces,
): string | null {
  const ward = findWard(form.ward, municipality?.wards ?? null)
  if (district === null || municipality === null || ward === null || form.tole.trim() === '')
    return null
  return addressName({
    municipality: municipality.name,
    district: district.name,
    ward,
    tole: form.tole,
  })
}

/** The name an unchanged address is stored under: it needs no list of places; null for a changed or a new one. */
export function storedName(
  { addresses }: Pick<Profile, 'addresses'>,
  type: AddressType,
  form: AddressForm,
): string | null {
  const stored = addresses[type]
  const isSame = JSON.stringify(stored?.form) === JSON.stringify(form)
  return isSame ? stored?.name || null : null
}

/** Name of a place in a stored address, until a list of places is loaded; '' if no address has it. */
export function storedPlaceName(
  { addresses }: Pick<Profile, 'addresses'>,
  part: PlacePart,
  id: number | null,
): string {
  const stored = addressTypes.map((type) => addresses[type]).find((each) => each?.form[part] === id)
  return stored?.placeNames?.[part] ?? ''
}

function idIn(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null
}
