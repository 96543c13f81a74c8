import type { Database } from '#platform/server/database/database.ts'
import type { PaymentType } from '#features/applying/rules/facts.ts'
import type { PayableKind } from '#features/applying/server/server-kind.ts'
import type { Khalti } from './khalti.ts'

/** What every payment operation needs; built once in the composition root. */
export type PaymentsContext = {
  readonly database: Database
  readonly khalti: Khalti
  readonly kinds: ReadonlyMap<PaymentType, PayableKind>
  readonly nowMs: () => number
  /** Public addresses from the settings, never from a request (SECURITY T40). */
  readonly portalUrl: string
  readonly merchant: { readonly name: string; readonly email: string }
}
