import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import {
  type ProgramApplication,
  programFee,
  type ProgramOpening,
  programOwed,
} from '#features/programs/rules/facts.ts'
import { admissionAbout } from './about.ts'

/** Admission: the first semester of a program. Its fee is fixed when it is applied for and has no last day. */
export const admission = {
  ...admissionAbout,
  fee: ({ opening }) => programFee(opening.fees),
  payable: ({ application }) => programOwed(application),
  payUntil: () => null,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<ProgramOpening, ProgramApplication>
