import { nothing, remaining } from '#platform/pure/money/money.ts'
import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import { retotalingAbout } from './about.ts'
import type { Retotaling, RetotalingOpening } from './retotaling.ts'

/** Retotaling: the fee fixed when it was applied for, until the end of RetotalingTo (SPEC §9). */
export const retotaling = {
  ...retotalingAbout,
  fee: ({ opening }) => opening.fee,
  payable: ({ application: { paying, status } }) =>
    status === 'CL' || paying.isPaid ? nothing : remaining(paying.total, paying.paid),
  payUntil: ({ opening }) => opening.window.to,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<RetotalingOpening, Retotaling>
