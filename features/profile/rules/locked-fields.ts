import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message } from '#platform/pure/message.ts'
import { profileFields } from './profile-fields.ts'

/** Identity of a person, with labels: only the office changes it, with a proof. */
export const identityFields = {
  fullName: pageLabels.fullName,
  nepaliName: common.nepaliName,
  birthDate: common.dateOfBirth,
  gender: common.gender,
  citizenshipNumber: profileFields.citizenshipNumber.label,
} as const satisfies Record<string, Message>

/**
 * True if a student must propose a change instead of making it. Values from sign-up are locked from the start. The
 * citizenship number is locked when the profile is complete, the family never.
 */
export function isLocked(field: string, profile: { readonly complete: boolean }): boolean {
  const isIdentity = Object.hasOwn(identityFields, field)
  return isIdentity && (field !== 'citizenshipNumber' || profile.complete)
}
