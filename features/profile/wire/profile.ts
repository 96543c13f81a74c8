import { models } from '#features/applying/wire/models.ts'
import {
  dayOf,
  flagOf,
  idOf,
  listValueOf,
  recordsOf,
  textOf,
  value,
  type WireRecord,
} from '#features/applying/wire/record.ts'
import type { Profile } from '../rules/profile.ts'

export const profileModel = models.partner
/** Expanded as SPEC §7 writes it. */
export const profileExpand = `${models.address},${models.educationRecord}`

/** Where each required general field lives on the wire (SPEC §3). */
export const generalColumns = {
  fatherName: 'father_name',
  motherName: 'mother_name',
  guardianPhone: 'Phone2',
  grandfatherName: 'grand_father_name',
  grandmotherName: 'grand_mother_name',
  maritalStatus: 'marital_status',
  ethnicity: 'cast_ethinicity',
  religion: 'religion',
  nationality: 'nationality',
  citizenshipNumber: 'citizen_no',
} as const

function generalFromWire(record: WireRecord): Profile['general'] {
  return {
    fatherName: textOf(record, generalColumns.fatherName),
    motherName: textOf(record, generalColumns.motherName),
    guardianPhone: textOf(record, generalColumns.guardianPhone),
    grandfatherName: textOf(record, generalColumns.grandfatherName),
    grandmotherName: textOf(record, generalColumns.grandmotherName),
    maritalStatus: textOf(record, generalColumns.maritalStatus),
    ethnicity: textOf(record, generalColumns.ethnicity),
    religion: textOf(record, generalColumns.religion),
    nationality: textOf(record, generalColumns.nationality),
    citizenshipNumber: textOf(record, generalColumns.citizenshipNumber),
  }
}

/** An address row counts once its local level is chosen; the server makes empty rows at signup (READINGS R-23). */
function hasAddress(record: WireRecord, type: 'Permanent' | 'Temporary'): boolean {
  return recordsOf(record, models.address).some(
    (address) =>
      (listValueOf(address, 'address_type') ?? '').toLowerCase() === type.toLowerCase() &&
      idOf(address, 'n_locgov_ID') !== null,
  )
}

/** A record of c_bpartner, expanded; null when it has no id. */
export function profileFromWire(record: WireRecord): Profile | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    fullName: textOf(record, 'Name'),
    nepaliName: textOf(record, 'name_nepali'),
    email: textOf(record, 'EMail'),
    phone: textOf(record, 'Phone'),
    gender: (listValueOf(record, 'gender') ?? '').toLowerCase(),
    birthDate: dayOf(record, 'dob_ad'),
    birthDateBs: textOf(record, 'dob_bs') || '-',
    motherTongue: textOf(record, 'mother_tongue'),
    complete: flagOf(record, 'CompletedRegistration'),
    registrationNumber: textOf(record, 'regrollno'),
    general: generalFromWire(record),
    hasPhoto: value(record, 'Logo_ID') !== undefined,
    hasSignature: value(record, 'Signature_ID') !== undefined,
    hasPermanentAddress: hasAddress(record, 'Permanent'),
    hasTemporaryAddress: hasAddress(record, 'Temporary'),
    educationRecords: recordsOf(record, models.educationRecord).length,
  }
}
