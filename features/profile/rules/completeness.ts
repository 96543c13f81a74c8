import { type GeneralForm, type RequiredField, requiredFields } from './profile-fields.ts'

export type ProfileParts = {
  readonly general: GeneralForm
  readonly hasPhoto: boolean
  readonly hasSignature: boolean
  readonly hasPermanentAddress: boolean
  readonly hasTemporaryAddress: boolean
  readonly educationRecords: number
}

export const profileSteps = ['general', 'images', 'address', 'education'] as const
export type ProfileStep = (typeof profileSteps)[number]

/** Required general fields that are empty, in the order of SPEC §5. */
export function missingFields(general: ProfileParts['general']): readonly RequiredField[] {
  return requiredFields.filter((field) => general[field].trim() === '')
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
