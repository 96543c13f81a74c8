import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'

/** The general fields a profile must have, in the order of SPEC §5, with their labels (READINGS R-19). */
export const requiredFields = {
  fatherName: { en: "Father's Name", ne: 'बुबाको नाम' },
  motherName: { en: "Mother's Name", ne: 'आमाको नाम' },
  guardianPhone: { en: "Guardian's Phone", ne: 'अभिभावकको फोन' },
  grandfatherName: { en: "Grandfather's Name", ne: 'हजुरबुबाको नाम' },
  grandmotherName: { en: "Grandmother's Name", ne: 'हजुरआमाको नाम' },
  maritalStatus: { en: 'Marital Status', ne: 'वैवाहिक स्थिति' },
  ethnicity: { en: 'Caste/Ethnicity', ne: 'जात/जातीयता' },
  religion: { en: 'Religion', ne: 'धर्म' },
  nationality: common.nationality,
  citizenshipNumber: common.citizenshipNo,
} as const satisfies Record<string, Message>

export type RequiredField = keyof typeof requiredFields

export type ProfileParts = {
  readonly general: Readonly<Record<RequiredField, string>>
  readonly hasPhoto: boolean
  readonly hasSignature: boolean
  readonly hasPermanentAddress: boolean
  readonly hasTemporaryAddress: boolean
  readonly educationRecords: number
}

export const profileSteps = ['general', 'images', 'address', 'education'] as const
export type ProfileStep = (typeof profileSteps)[number]

/** Required general fields that are empty, in the order of the form. */
export function missingFields(general: ProfileParts['general']): readonly RequiredField[] {
  return Object.keys(requiredFields)
    .filter((key): key is RequiredField => key in requiredFields)
    .filter((key) => general[key].trim() === '')
}

/** Which of the four steps are done: what the profile header counts and what completes it (READINGS R-22). */
export function doneSteps(parts: ProfileParts): Readonly<Record<ProfileStep, boolean>> {
  return {
    general: missingFields(parts.general).length === 0,
    images: parts.hasPhoto && parts.hasSignature,
    address: parts.hasPermanentAddress && parts.hasTemporaryAddress,
    education: parts.educationRecords > 0,
  }
}

/** CompletedRegistration: all four steps (READINGS R-22). */
export function isProfileComplete(parts: ProfileParts): boolean {
  return Object.values(doneSteps(parts)).every(Boolean)
}
