import {
  dayOf,
  idOf,
  findKey,
  foundIn,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import {
  type CorrectableField,
  type Correction,
  type CorrectionState,
  correctionStates,
} from '../rules/correction.ts'
import { eachFamilyField, profileFields } from '#features/profile/rules/fields/facts.ts'

export const correctionModel = 'n_correction'
export const correctionPath = '/nou/profile/correction'
/** The same by staff, of a student's record. */
export const entryPath = '/nou/profile/correction/staff'

const familyColumns = eachFamilyField((field) => profileFields[field].column)

/** The profile's column of each field; also how a proposal names it. */
export const correctionColumns = {
  fullName: 'Name',
  nepaliName: 'name_nepali',
  birthDate: 'dob_ad',
  gender: 'gender',
  citizenshipNumber: profileFields.citizenshipNumber.column,
  ...familyColumns,
} as const satisfies Record<CorrectableField, string>

export function findCorrectableField(column: string): CorrectableField | null {
  const found = Object.entries(correctionColumns).find(([, each]) => each === column)
  return found === undefined ? null : (found[0] as CorrectableField)
}

/** Body of POST /nou/profile/correction. The proof is base64, with or without a `data:` prefix. */
export function correctionToWire(
  field: CorrectableField,
  value: string,
  proof: { name: string; base64: string },
) {
  return {
    field: correctionColumns[field],
    value,
    prooffilename: proof.name,
    prooffile: proof.base64,
  }
}

/** Body of POST /nou/profile/correction/staff; the proof is absent if none is needed. */
export function entryToWire(
  partnerId: number,
  { field, value, basis }: { field: CorrectableField; value: string; basis: string },
  proofFile: { name: string; base64: string } | null,
) {
  return {
    C_BPartner_ID: partnerId,
    ...correctionToWire(field, value, proofFile ?? { name: '', base64: '' }),
    basis,
  }
}

/** A record of n_correction; null when it is not understood. */
export function correctionFromWire(record: WireRecord): Correction | null {
  const id = idOf(record, 'id')
  const field = foundIn(record, 'field_name', findCorrectableField)
  const state = foundIn(record, 'state', findState)
  if (id === null || field === null || state === null) return null
  return {
    id,
    field,
    oldValue: textOf(record, 'old_value'),
    newValue: textOf(record, 'new_value'),
    state,
    basis: textOf(record, 'basis'),
    reason: textOf(record, 'reason'),
    proposedOn: dayOf(record, 'Created'),
    decidedOn: dayOf(record, 'decided'),
  }
}

function findState(text: string): CorrectionState | null {
  return findKey(text, correctionStates)
}
