import type { Captcha } from '#platform/server/captcha/captcha.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { PieceStore } from '#platform/server/files/pieces/piece-store.ts'
import type { VirusScan } from '#platform/server/files/virus-scan.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { Reached } from '#features/payments/server/core/fail-points.ts'
import type { Answered } from './metrics/metrics.ts'
import type { Installation } from '#features/system-status/server/installation.ts'
import type { CodeVault } from '#features/staff/server/code-vault.ts'
import type { Khalti } from '#features/payments/server/core/wallet-provider.ts'
import type { KhaltiSimulator } from '#features/payments/server/khalti-simulator/simulator.ts'

/** Every outside effect and every number that differs between production, tests and benchmarks. */
export type Dependencies = {
  readonly database: Database
  /** Names of the migrations of this version of the product. */
  readonly migrations: readonly string[]
  readonly files: FileStore
  /** Files on their way piece by piece; all server processes share them. */
  readonly pieces: PieceStore
  readonly scan: VirusScan
  readonly captcha: Captcha
  readonly pusher: Pusher
  /** Opens the staff's second factors. */
  readonly vault: CodeVault
  /** Null: fees are not paid by wallet. */
  readonly khalti: Khalti | null
  /** The simulated provider, whose pay page this server then shows. */
  readonly simulator: Pick<KhaltiSimulator, 'host'> | null
  readonly pdf: PdfRenderer
  readonly log: Log
  readonly clock: () => number
  readonly institution: CurrentInstitution
  /** Address under which browsers reach the portal, without a final slash. */
  readonly portalUrl: string
  readonly officeUrl: string
  /** Folder of the built portal. */
  readonly portalFolder: string
  /** Folder of the built office. */
  readonly officeFolder: string
  /** Networks whose X-Forwarded-For is believed; absent: none. */
  readonly trustProxy?: string
  /** Address for reports of security problems, `mailto:` or `https:`; absent: none is named. */
  readonly securityContact?: string
  /** Notified when a fail point of a crash test is reached; absent: no crash test. */
  readonly reached?: Reached
  readonly limits: Limits
  /** Notified of every answer; absent: no metrics are exported. */
  readonly onAnswer?: (answer: Answered) => void
  /** Facts for the status page that the settings decide. */
  readonly installation: Installation
}

export type Limits = {
  /** Wrong passwords and tokens at the sign-in, per address. */
  readonly failuresPerMinute: number
  readonly signupsPerMinute: number
  /** Look-ups of places, per address. */
  readonly lookupsPerMinute: number
  /** Files sent and fetched, per person. */
  readonly uploadsPerMinute: number
  readonly eventLoopDelayMs: number
  readonly rssBytes: number
}

export const productionLimits: Limits = {
  failuresPerMinute: 30,
  signupsPerMinute: 60,
  lookupsPerMinute: 60,
  uploadsPerMinute: 10,
  eventLoopDelayMs: 1_000,
  rssBytes: 1_500_000_000,
}
