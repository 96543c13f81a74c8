import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import type { Names } from '#features/audit/server/audit.processes.ts'
import type { RequestStats } from '#platform/server/status/request-stats.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import type { Turns } from '#features/auth/server/passwords/throttle.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import type { DeskNeeds } from '#features/desk/server/on-item.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import type { ReasonPlace } from '#features/desk/server/translations/translate.process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { AccountNeeds } from '#features/staff/server/account-actions.ts'
import type { CodeVault } from '#features/staff/server/code-vault.ts'
import type { Installation } from '#features/system-status/server/installation.ts'
import type { StatusNeeds } from '#features/system-status/server/parts/own-parts.ts'
import type { Proves } from '#features/two-people/server/proof.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'

/** Services that proposals work with. */
export type Proposing = {
  readonly payments: PaymentsContext
  readonly account: AccountNeeds
  readonly dictionary: Dictionary
}

/** Services that processes work with. */
export type Acting = Proposing & {
  readonly printing: Printing
  readonly account: { readonly turns: Turns; readonly vault: CodeVault }
  readonly files: FileStore
  readonly pusher: Pusher
  readonly audit: Audit
  readonly engine: ModelEngine
  readonly installation: Installation
  /** Answers of this process. */
  readonly requests: RequestStats
}

/** Services that parts of the status page are asked with. */
export type Watching = StatusNeeds & {
  readonly payments: PaymentsContext
  readonly sources: readonly QueueSource[]
}

/** The same with what all features together have: queues, files, own records, places of reasons, proposals, and names for the trail. */
export type Deciding = Acting &
  DeskNeeds & {
    readonly reasons: readonly ReasonPlace[]
    readonly ownRecords: readonly OwnRecords[]
    readonly proposals: readonly ProposalType[]
    readonly statusParts: readonly StatusPart[]
    readonly prints: readonly BulkPrintType[]
    readonly proves: Proves
    readonly names: Names
  }
