import {
  idOf,
  foundIn,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import {
  type AddressForm,
  addressTypes,
  type AddressType,
  findWard,
  type Municipality,
  type NamedPlace,
} from '../rules/address.ts'
import type { Address } from '../rules/profile.ts'

export function findAddressType(text: string): AddressType | null {
  return addressTypes.find((type) => type.toLowerCase() === text.toLowerCase()) ?? null
}

/** A record of c_bpartner_location; null for another kind of address. */
export function addressFromWire(record: WireRecord): Address | null {
  const id = idOf(record, 'id')
  const type =
    foundIn(record, 'address_type', findAddressType) ??
    foundIn(record, 'location_type', findAddressType)
  if (id === null || type === null) return null
  return {
    id,
    type,
    form: addressFormFromWire(record),
    name: textOf(record, 'Name'),
    placeNames: {
      provinceId: textOf(record, 'n_province_ID'),
      districtId: textOf(record, 'n_district_ID'),
      municipalityId: textOf(record, 'n_locgov_ID'),
    },
  }
}

export function addressFormFromWire(record: WireRecord): AddressForm {
  return {
    provinceId: idOf(record, 'n_province_ID'),
    districtId: idOf(record, 'n_district_ID'),
    municipalityId: idOf(record, 'n_locgov_ID'),
    ward: textOf(record, 'ward_no'),
    tole: textOf(record, 'tole_name'),
  }
}

/** Body of PUT (and of the fallback POST) of c_bpartner_location (SPEC §7). `name` is `addressName(…)`. */
export function addressToWire(type: AddressType, form: AddressForm, name: string) {
  return {
    address_type: type,
    n_province_ID: form.provinceId,
    n_district_ID: form.districtId,
    n_locgov_ID: form.municipalityId,
    ward_no: findWard(form.ward, null),
    tole_name: form.tole.trim(),
    Name: name,
  }
}

/** Look-ups, POST without a token (SPEC §7). */
export const placePaths = {
  provinces: '/nou/location/provinces',
  districts: '/nou/location/districts',
  municipalities: '/nou/location/localgovs',
} as const

/** Nepal (SPEC §9). */
export const provincesRequest = { C_Country_ID: 258 } as const
export const districtsRequest = (provinceId: number) => ({ n_province_ID: provinceId })
export const municipalitiesRequest = (districtId: number) => ({ n_district_ID: districtId })

export function provincesFromWire(answer: unknown): readonly NamedPlace[] {
  return placeRecords(answer).flatMap((record) => placeOf(record, ['n_province_id']) ?? [])
}

export function districtsFromWire(answer: unknown): readonly NamedPlace[] {
  return placeRecords(answer).flatMap((record) => placeOf(record, ['n_district_id']) ?? [])
}

/** `wards` is 35 where the server does not say it. */
export function municipalitiesFromWire(answer: unknown): readonly Municipality[] {
  return placeRecords(answer).flatMap((record) => {
    const place = placeOf(record, ['n_localgov_id', 'n_locgov_id', 'localgov_id'])
    return place === null ? [] : { ...place, wards: Number(value(record, 'wards') ?? 35) }
  })
}

/** The `data` JSON string, or `records` (SPEC §7). */
function placeRecords(answer: unknown): readonly WireRecord[] {
  if (typeof answer !== 'object' || answer === null) return []
  const data = 'data' in answer && typeof answer.data === 'string' ? parsed(answer.data) : null
  const records = data ?? ('records' in answer ? answer.records : [])
  return Array.isArray(records)
    ? records.filter((each): each is WireRecord => typeof each === 'object' && each !== null)
    : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // another server's empty answer: `records` may still help
  }
}

function placeOf(record: WireRecord, keys: readonly string[]): NamedPlace | null {
  const [id] = [...keys, 'id'].flatMap((key) => idOf(record, key) ?? [])
  const name = textOf(record, 'name')
  return id === undefined ? null : { id, name, nepaliName: textOf(record, 'name_ne') || name }
}
