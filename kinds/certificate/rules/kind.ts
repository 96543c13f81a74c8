import { nothing, remaining } from '#platform/pure/money/money.ts'
import { type ApplicationKind, takesNoPayment } from '#features/applying/rules/facts.ts'
import { certificateAbout } from './about.ts'
import type { Certificate, CertificateOpening } from './certificate.ts'

/** A certificate: its fee is fixed when it is asked for, and has no last day. */
export const certificate = {
  ...certificateAbout,
  fee: ({ opening }) => opening.fee,
  payable: ({ application }) =>
    takesNoPayment(application) || application.paying.isPaid
      ? nothing
      : remaining(application.paying.total, application.paying.paid),
  payUntil: () => null,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<CertificateOpening, Certificate>
