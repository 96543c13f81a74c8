import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import { feeOn, payableOn } from '#features/late-fee/rules/facts.ts'
import type { EntranceApplication, EntranceOpening } from './entrance.ts'
import { entranceAbout } from './about.ts'

/** Entrance: the whole contract; what differs from other kinds stays in this folder. */
export const entrance = {
  ...entranceAbout,
  fee: ({ opening, today }) => feeOn(opening, today),
  payable: ({ opening, application, today }) => payableOn(opening, application, today),
  payUntil: ({ opening }) => opening.lastLateDay,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<EntranceOpening, EntranceApplication>
