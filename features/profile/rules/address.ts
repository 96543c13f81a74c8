import { latinDigits } from '#platform/pure/text/typed-text.ts'
import { tidyText } from './general.ts'

export const addressTypes = ['Permanent', 'Temporary'] as const
export type AddressType = (typeof addressTypes)[number]

/** A province, district or municipality; ids are the official census codes. */
export type NamedPlace = { readonly id: number; readonly name: string; readonly nepaliName: string }
/** A local level, the spec's municipality, with the number of its wards. */
export type Municipality = NamedPlace & { readonly wards: number }

/** One block of the Address tab. `ward` is what was typed, in digits of either script. */
export type AddressForm = {
  readonly provinceId: number | null
  readonly districtId: number | null
  readonly municipalityId: number | null
  readonly ward: string
  readonly tole: string
}

export const emptyAddress: AddressForm = {
  provinceId: null,
  districtId: null,
  municipalityId: null,
  ward: '',
  tole: '',
}

/** Choosing a province clears district and municipality (SPEC §4). Choosing the same one again changes nothing. */
export function chooseProvince(form: AddressForm, provinceId: number | null): AddressForm {
  if (provinceId === form.provinceId) return form
  return { ...form, provinceId, districtId: null, municipalityId: null }
}

/** Choosing a district clears the municipality (SPEC §4). */
export function chooseDistrict(form: AddressForm, districtId: number | null): AddressForm {
  if (districtId === form.districtId) return form
  return { ...form, districtId, municipalityId: null }
}

export function chooseMunicipality(form: AddressForm, municipalityId: number | null): AddressForm {
  return { ...form, municipalityId }
}

/** 'Copy from Permanent': what the Temporary block holds afterwards. */
export function copyFromPermanent(permanent: AddressForm): AddressForm {
  return { ...permanent }
}

/** Province, district and municipality selects: enabled only under a chosen parent (SPEC §5 Address). */
export function openSelects(form: AddressForm): { district: boolean; municipality: boolean } {
  return { district: form.provinceId !== null, municipality: form.districtId !== null }
}

/** SPEC §9; the true limit of a municipality is its own number of wards. */
export const highestWard = 35

export type AddressReason =
  | 'province-required'
  | 'district-required'
  | 'municipality-required'
  | 'ward-required'
  | 'ward-out-of-range'
  | 'tole-required'
  | 'tole-too-long'

export type AddressProblems = Partial<Record<keyof AddressForm, AddressReason>>

export const toleMaxLength = 120

/**
 * Problems by field. `wards` is the number of wards of the chosen municipality, null while it is not known.
 * 'ward-out-of-range' takes `{max}`: `wardLimit(wards)`.
 */
export function addressProblems(form: AddressForm, wards: number | null): AddressProblems {
  const problems: AddressProblems = {}
  if (form.provinceId === null) problems.provinceId = 'province-required'
  if (form.districtId === null) problems.districtId = 'district-required'
  if (form.municipalityId === null) problems.municipalityId = 'municipality-required'
  if (form.ward.trim() === '') problems.ward = 'ward-required'
  else if (findWard(form.ward, wards) === null) problems.ward = 'ward-out-of-range'
  if (form.tole.trim() === '') problems.tole = 'tole-required'
  else if (form.tole.trim().length > toleMaxLength) problems.tole = 'tole-too-long'
  return problems
}

export function wardLimit(wards: number | null): number {
  return Math.min(wards ?? highestWard, highestWard)
}

/** The ward number a text means, or null when there is no such ward. */
export function findWard(text: string, wards: number | null): number | null {
  const digits = latinDigits(text.trim())
  const ward = /^\d{1,2}$/.test(digits) ? Number(digits) : 0
  return ward >= 1 && ward <= wardLimit(wards) ? ward : null
}

/** The composed Name: «{local government}-{ward}, {tole}, {district}» (READINGS R-24). */
export function addressName(at: {
  municipality: string
  ward: number
  tole: string
  district: string
}): string {
  return `${at.municipality}-${at.ward}, ${tidyText(at.tole)}, ${at.district}`
}
