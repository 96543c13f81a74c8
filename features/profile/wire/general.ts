import { foundIn, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { findMaritalStatus } from '../rules/general.ts'
import {
  eachField,
  type GeneralForm,
  generalFields,
  profileFields,
} from '../rules/profile-fields.ts'

/** Column of each editable general field on the wire (SPEC §3). */
export const generalColumns = eachField((field) => profileFields[field].column)

export function generalFromWire(record: WireRecord): GeneralForm {
  const form = eachField((field) => textOf(record, generalColumns[field]))
  const maritalStatus = foundIn(record, generalColumns.maritalStatus, findMaritalStatus)
  return { ...form, maritalStatus: maritalStatus ?? form.maritalStatus }
}

/** Body of PUT c_bpartner/{id} by the General tab. The form sends the status as `maritial_status` (SPEC §3). */
export function generalToWire(form: GeneralForm): Readonly<Record<string, string>> {
  const nameOf = { ...generalColumns, maritalStatus: 'maritial_status' }
  return Object.fromEntries(generalFields.map((field) => [nameOf[field], form[field]]))
}
