import { nothing, remaining } from '#platform/pure/money/money.ts'
import { type ApplicationKind, takesNoPayment } from '#features/applying/rules/facts.ts'
import { retotalingAbout } from './about.ts'
import type { Retotaling, RetotalingOpening } from './retotaling.ts'

/** Retotaling: the fee fixed when it was applied for, until the end of RetotalingTo (SPEC §9). */
export const retotaling = {
  ...retotalingAbout,
  fee: ({ opening }) => opening.fee,
  payable: ({ application }) =>
    takesNoPayment(application) || application.paying.isPaid
      ? nothing
      : remaining(application.paying.total, application.paying.paid),
  payUntil: ({ opening }) => opening.window.to,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<RetotalingOpening, Retotaling>
