import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'

type ProfileField = {
  /** On the wire and, in lower case, in the table (SPEC §3). */
  readonly column: string
  readonly group: 'family' | 'extra'
  /** Its input: `choice` and `number` are the marital status and the citizenship number. */
  readonly is: 'text' | 'phone' | 'choice' | 'number'
  readonly label: Message
  /** Message where it is empty; a field without it may be empty. */
  readonly required?: Message
  /** Staff may correct it in a student's record without a proof. */
  readonly isFamily?: true
}

/**
 * The general fields that students fill, in the order of SPEC §5 (READINGS R-19). Form, wire, model, completeness,
 * corrections and messages follow from this table; a new field also needs its column in the database.
 */
export const profileFields = {
  fatherName: {
    column: 'father_name',
    group: 'family',
    is: 'text',
    label: { en: "Father's Name", ne: 'बुबाको नाम' },
    required: { en: "Father's name is required", ne: 'बुबाको नाम आवश्यक छ' },
    isFamily: true,
  },
  motherName: {
    column: 'mother_name',
    group: 'family',
    is: 'text',
    label: { en: "Mother's Name", ne: 'आमाको नाम' },
    required: { en: "Mother's name is required", ne: 'आमाको नाम आवश्यक छ' },
    isFamily: true,
  },
  guardianPhone: {
    column: 'Phone2',
    group: 'family',
    is: 'phone',
    label: { en: "Guardian's Phone", ne: 'अभिभावकको फोन' },
    required: { en: 'Guardian number is required', ne: 'अभिभावकको फोन नम्बर आवश्यक छ' },
    isFamily: true,
  },
  grandfatherName: {
    column: 'grand_father_name',
    group: 'family',
    is: 'text',
    label: { en: "Grandfather's Name", ne: 'हजुरबुबाको नाम' },
    required: { en: "Grandfather's name is required", ne: 'हजुरबुबाको नाम आवश्यक छ' },
    isFamily: true,
  },
  grandmotherName: {
    column: 'grand_mother_name',
    group: 'family',
    is: 'text',
    label: { en: "Grandmother's Name", ne: 'हजुरआमाको नाम' },
    required: { en: "Grandmother's name is required", ne: 'हजुरआमाको नाम आवश्यक छ' },
    isFamily: true,
  },
  maritalStatus: {
    column: 'marital_status',
    group: 'extra',
    is: 'choice',
    label: { en: 'Marital Status', ne: 'वैवाहिक स्थिति' },
    required: { en: 'Marital status is required', ne: 'वैवाहिक स्थिति छान्नुहोस्' },
  },
  ethnicity: {
    column: 'cast_ethinicity',
    group: 'extra',
    is: 'text',
    label: { en: 'Caste/Ethnicity', ne: 'जात/जातीयता' },
    required: { en: 'Caste/Ethnicity is required', ne: 'जात/जातीयता आवश्यक छ' },
  },
  religion: {
    column: 'religion',
    group: 'extra',
    is: 'text',
    label: { en: 'Religion', ne: 'धर्म' },
    required: { en: 'Religion is required', ne: 'धर्म आवश्यक छ' },
  },
  nationality: {
    column: 'nationality',
    group: 'extra',
    is: 'text',
    label: common.nationality,
    required: { en: 'Nationality is required', ne: 'राष्ट्रियता आवश्यक छ' },
  },
  motherTongue: {
    column: 'mother_tongue',
    group: 'extra',
    is: 'text',
    label: { en: 'Mother Tongue', ne: 'मातृभाषा' },
  },
  citizenshipNumber: {
    column: 'citizen_no',
    group: 'extra',
    is: 'number',
    label: common.citizenshipNo,
    required: { en: 'Citizenship No. is required', ne: 'नागरिकता नम्बर आवश्यक छ' },
  },
} as const satisfies Record<string, ProfileField>

type Fields = typeof profileFields
export type GeneralField = keyof Fields
/** Fields that have a property, by its name. */
type FieldWith<Property extends keyof ProfileField> = {
  [Field in GeneralField]: Property extends keyof Fields[Field] ? Field : never
}[GeneralField]
export type RequiredField = FieldWith<'required'>
export type FamilyField = FieldWith<'isFamily'>
/** Column names in the table. */
export type GeneralColumn = Lowercase<Fields[GeneralField]['column']>

/** The editable part of the General tab. Marital status is a key of `maritalStatuses`; the rest is free text. */
export type GeneralForm = Readonly<Record<GeneralField, string>>

const names = Object.keys(profileFields) as readonly GeneralField[]

/** A value for every field. */
export function eachField<Value>(
  valueOf: (field: GeneralField) => Value,
): Readonly<Record<GeneralField, Value>> {
  return recordOf(names, valueOf)
}

/** A value for every field that staff correct without a proof. */
export function eachFamilyField<Value>(
  valueOf: (field: FamilyField) => Value,
): Readonly<Record<FamilyField, Value>> {
  const family = names.filter((field): field is FamilyField => 'isFamily' in profileFields[field])
  return recordOf(family, valueOf)
}

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}

/** Fields of a group with one of these inputs. */
export function fieldsOf(
  group: ProfileField['group'],
  inputs: readonly ProfileField['is'][],
): readonly GeneralField[] {
  return names.filter((field) => {
    const { group: own, is } = profileFields[field]
    return own === group && inputs.includes(is)
  })
}

/** In the order of the form (READINGS R-20). */
export const generalFields = (['family', 'extra'] as const).flatMap((group) => [
  ...fieldsOf(group, ['choice']),
  ...fieldsOf(group, ['text']),
  ...fieldsOf(group, ['phone', 'number']),
])

export const requiredFields = names.filter(
  (field): field is RequiredField => 'required' in profileFields[field],
)
