import { findGender } from '#features/auth/rules/facts.ts'
import {
  dayOf,
  flagOf,
  idOf,
  foundIn,
  recordsOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { Address, Profile } from '../rules/profile.ts'
import { addressFromWire } from './address.ts'
import { educationFromWire } from './education.ts'
import { generalFromWire } from './general.ts'
import { imageFromWire } from './image.ts'

export const profileModel = 'c_bpartner'
/** Expanded as SPEC §7 writes it. */
export const profileExpand = 'c_bpartner_location,n_bpaca_info'

/** A record of c_bpartner, expanded; null when it has no id. */
export function profileFromWire(record: WireRecord): Profile | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  const images = {
    photo: imageFromWire(record, 'photo'),
    signature: imageFromWire(record, 'signature'),
  }
  const addresses = addressesFromWire(record)
  const education = recordsOf(record, 'n_bpaca_info').flatMap(
    (each) => educationFromWire(each) ?? [],
  )
  return {
    id,
    fullName: textOf(record, 'Name'),
    nepaliName: textOf(record, 'name_nepali'),
    email: textOf(record, 'EMail'),
    phone: textOf(record, 'Phone'),
    gender: foundIn(record, 'gender', findGender) ?? textOf(record, 'gender').toLowerCase(),
    birthDate: dayOf(record, 'dob_ad'),
    birthDateBs: textOf(record, 'dob_bs') || '-',
    complete: flagOf(record, 'CompletedRegistration'),
    registrationNumber: textOf(record, 'regrollno'),
    general: generalFromWire(record),
    images,
    addresses,
    education,
    hasPhoto: images.photo !== null,
    hasSignature: images.signature !== null,
    hasPermanentAddress: isFilled(addresses.Permanent),
    hasTemporaryAddress: isFilled(addresses.Temporary),
    educationRecords: education.length,
  }
}

function addressesFromWire(record: WireRecord): Profile['addresses'] {
  const all = recordsOf(record, 'c_bpartner_location').flatMap(
    (each) => addressFromWire(each) ?? [],
  )
  const of = (type: Address['type']) => all.find((address) => address.type === type) ?? null
  return { Permanent: of('Permanent'), Temporary: of('Temporary') }
}

/** An address row counts once its local level is chosen; the server makes empty rows at signup (READINGS R-23). */
function isFilled(address: Address | null): boolean {
  return address !== null && address.form.municipalityId !== null
}
