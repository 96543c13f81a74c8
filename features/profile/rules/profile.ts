import type { Day } from '#platform/pure/calendar/day.ts'
import type { AddressForm, AddressType } from './address.ts'
import type { ProfileParts } from './completeness.ts'
import type { ProfileImage } from './images.ts'

/** A person as the portal shows them (SPEC §3 Business partner profile). */
export type Profile = ProfileParts & {
  readonly id: number
  readonly fullName: string
  readonly nepaliName: string
  readonly email: string
  readonly phone: string
  readonly gender: string
  readonly birthDate: Day | null
  /** `2063-11-30`, or '-'. */
  readonly birthDateBs: string
  /** CompletedRegistration: the server's word, not computed here. */
  readonly complete: boolean
  /** University registration number; '' until verified. */
  readonly registrationNumber: string
  readonly images: Readonly<Record<ProfileImage, Picture | null>>
  /** Both rows exist from sign-up on; null means the fallback POST is needed (READINGS R-23). */
  readonly addresses: Readonly<Record<AddressType, Address | null>>
  readonly education: readonly EducationEntry[]
}

/** `dataUrl` is null in answers that leave the bytes out (lists, `$select`). */
export type Picture = { readonly id: number; readonly dataUrl: string | null }

export type Address = {
  readonly id: number
  readonly type: AddressType
  readonly form: AddressForm
  /** The composed Name; '' until it is filled. */
  readonly name: string
  /** Names of the chosen places, '' for none; absent in a copy stored by an earlier version. */
  readonly placeNames?: Readonly<Record<'provinceId' | 'districtId' | 'municipalityId', string>>
}

/** A saved education record; names are as the server sends them. */
export type EducationEntry = {
  readonly id: number
  readonly level: string
  readonly levelName: string
  readonly institution: string
  readonly board: string
  readonly endYear: string
  readonly majorSubject: string
  readonly gradingType: string
  readonly gradingName: string
  readonly obtainedMarks: number
  readonly fullMarks: number
}
