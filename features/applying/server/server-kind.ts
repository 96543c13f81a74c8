import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { BulkPrintType } from '#features/bulk-print/server/print-type.ts'
import type { Aid } from '#features/payments/server/set-off/aid.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { Recheck } from './withdrawal/application-recheck.ts'

export type KindJobNeeds = { readonly database: Database; readonly clock: () => number }

/** Parts that one kind of application adds to the server. Two kinds that share a model share the same values. */
export type ServerKind = {
  readonly models: readonly Model[]
  readonly processes: (printing: Printing) => readonly Process[]
  /** Its payments; null for a kind without a fee. */
  readonly payable: PayableKind | null
  /** Decisions that need two people. */
  readonly proposals?: readonly ProposalType[]
  /** Award of this kind that may be set off against a fee. */
  readonly aid?: Aid
  /** Rows of a student's own data that stand in no model. */
  readonly ownRecords?: readonly OwnRecords[]
  /** Its applications, to be decided again and withdrawn. */
  readonly recheck: Recheck
  /** Its applications that wait for the office. */
  readonly desk: QueueSource
  /** Its documents that are printed for many in one file. */
  readonly bulkPrints?: (printing: Printing) => readonly BulkPrintType[]
  /** Work that no person starts, such as a publication at its release time. */
  readonly jobs?: (at: KindJobNeeds) => readonly Job[]
}
