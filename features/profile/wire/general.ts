import { foundIn, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { findMaritalStatus, type GeneralField, type GeneralForm } from '../rules/general.ts'

/** Column of each editable general field on the wire (SPEC §3). */
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
  motherTongue: 'mother_tongue',
  citizenshipNumber: 'citizen_no',
} as const satisfies Record<GeneralField, string>

export function generalFromWire(record: WireRecord): GeneralForm {
  return {
    fatherName: textOf(record, generalColumns.fatherName),
    motherName: textOf(record, generalColumns.motherName),
    guardianPhone: textOf(record, generalColumns.guardianPhone),
    grandfatherName: textOf(record, generalColumns.grandfatherName),
    grandmotherName: textOf(record, generalColumns.grandmotherName),
    maritalStatus:
      foundIn(record, generalColumns.maritalStatus, findMaritalStatus) ??
      textOf(record, generalColumns.maritalStatus),
    ethnicity: textOf(record, generalColumns.ethnicity),
    religion: textOf(record, generalColumns.religion),
    nationality: textOf(record, generalColumns.nationality),
    motherTongue: textOf(record, generalColumns.motherTongue),
    citizenshipNumber: textOf(record, generalColumns.citizenshipNumber),
  }
}

/** Body of PUT c_bpartner/{id} by the General tab. The form sends the status as `maritial_status` (SPEC §3). */
export function generalToWire(form: GeneralForm): Readonly<Record<string, string>> {
  return {
    [generalColumns.fatherName]: form.fatherName,
    [generalColumns.motherName]: form.motherName,
    [generalColumns.guardianPhone]: form.guardianPhone,
    [generalColumns.grandfatherName]: form.grandfatherName,
    [generalColumns.grandmotherName]: form.grandmotherName,
    maritial_status: form.maritalStatus,
    [generalColumns.ethnicity]: form.ethnicity,
    [generalColumns.religion]: form.religion,
    [generalColumns.nationality]: form.nationality,
    [generalColumns.motherTongue]: form.motherTongue,
    [generalColumns.citizenshipNumber]: form.citizenshipNumber,
  }
}
