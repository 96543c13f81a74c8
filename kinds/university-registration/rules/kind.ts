import type { Money } from '#platform/pure/money/money.ts'
import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import { registrationAbout } from './about.ts'
import { registrationOwed, type UniversityRegistration } from './registration.ts'

/** Fee of a registration: the university's setting. */
export type RegistrationTerms = { readonly fee: Money }

/** University registration: once for each student, its fee fixed when it was applied for, without a last day. */
export const universityRegistration = {
  ...registrationAbout,
  fee: ({ opening }) => opening.fee,
  payable: ({ application }) => registrationOwed(application),
  payUntil: () => null,
  sameOpening: () => true,
} as const satisfies ApplicationKind<RegistrationTerms, UniversityRegistration>
