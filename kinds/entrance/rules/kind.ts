import { nothing, remaining } from '#platform/pure/money/money.ts'
import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import type { EntranceApplication, EntranceOpening } from './entrance.ts'
import { entranceFee } from './fee.ts'
import { entranceAbout } from './about.ts'

/** Entrance: the whole contract; what differs from other kinds stays in this folder. */
export const entrance = {
  ...entranceAbout,
  fee: ({ opening, today }) => entranceFee(opening, today),
  payable: ({ opening, application: { paying, status }, today }) =>
    status === 'CL' ? nothing : remaining(entranceFee(opening, today), paying.paid),
  payUntil: ({ opening }) => opening.lastLateDay,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<EntranceOpening, EntranceApplication>
