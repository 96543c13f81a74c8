import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import {
  type ProgramApplication,
  programFee,
  type ProgramOpening,
  programOwed,
} from '#features/programs/rules/facts.ts'
import { courseRegistrationAbout } from './about.ts'

/** Course registration: every semester after the first. Its fee is fixed when it is applied for and has no last day. */
export const courseRegistration = {
  ...courseRegistrationAbout,
  fee: ({ opening }) => programFee(opening.fees),
  payable: ({ application }) => programOwed(application),
  payUntil: () => null,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<ProgramOpening, ProgramApplication>
