import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { DocumentType, PaymentType } from '#features/payments/rules/facts.ts'
import type { Paying } from './payment-status.ts'

/** Condition for using a screen (SPEC §2 Sidebar and access rules). */
export type Gate = 'signed-in' | 'profile-complete' | 'active-enrollment'

/** Facts of a kind for other modules; small, since every page loads it. One per `kinds/<id>/rules/about.ts`. */
export type ApplicationAbout = {
  readonly id: string
  readonly title: Message
  readonly path: `/${string}`
  readonly gate: Gate
}

/** The same of a kind that has a fee. */
export type PaidAbout = ApplicationAbout & {
  readonly paymentType: PaymentType
  /** Name of the payment in lists: `C_DocType_ID.identifier` (READINGS R-28). */
  readonly documentType: DocumentType
}

/** Differences between kinds of application with a fee; the rest is shared. One per `kinds/<id>/rules/kind.ts`. */
export type ApplicationKind<
  Opening,
  Application extends { readonly paying: Paying },
> = PaidAbout & {
  /** Amount still owed today. Never below zero. */
  readonly payable: (at: { opening: Opening; application: Application; today: Day }) => Money
  /** The whole fee as of today. */
  readonly fee: (at: { opening: Opening; today: Day }) => Money
  /** Last day on which a payment may be started; null: no end. */
  readonly payUntil: (at: { opening: Opening }) => Day | null
  readonly sameOpening: (application: Application, opening: Opening) => boolean
}
