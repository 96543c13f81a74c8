import type { Day } from '#platform/pure/calendar/day.ts'
import type { ProfileParts } from './completeness.ts'

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
  readonly motherTongue: string
  /** CompletedRegistration: the server's word, not computed here. */
  readonly complete: boolean
  /** University registration number; '' until verified. */
  readonly registrationNumber: string
}
