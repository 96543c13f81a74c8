import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { UniversitySettings } from '#features/settings/server/settings.ts'
import type { PaymentType } from '../../rules/payment-type.ts'
import type { PayableKind } from './payable-kind.ts'
import type { Reached } from './fail-points.ts'
import type { Khalti, WalletHealth } from './wallet-provider.ts'

/** Dependencies of every payment operation; built once in the composition root. */
export type PaymentsContext = {
  readonly database: Database
  readonly khalti: Khalti
  /** No wallet provider is set: fees are paid by voucher and bank QR. */
  readonly isKhaltiOff?: boolean
  /** Answers of the provider lately; absent where no status is shown. */
  readonly walletHealth?: () => WalletHealth
  readonly kinds: ReadonlyMap<PaymentType, PayableKind>
  readonly nowMs: () => number
  /** Alerts staff to money that is held, refunded or of an unknown student. */
  readonly log: Pick<Log, 'error'>
  /** True if one more payment we never asked for may be looked up now; see unplaced-money.ts. */
  readonly mayLookUpUnknown: () => boolean
  /** Public addresses from the settings, never from a request (SECURITY T40). */
  readonly portalUrl: string
  readonly institution: CurrentInstitution
  readonly settings: UniversitySettings
  readonly reached: Reached
}
