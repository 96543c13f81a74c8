import type { Model } from '#platform/server/model-engine/dictionary.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import type { PayableKind } from '#features/payments/server/payable-kind.ts'

/** What one kind of application adds to the server. Two kinds that share a model share the very same values. */
export type ServerKind = {
  readonly models: readonly Model[]
  readonly processes: (printing: Printing) => readonly Process[]
  /** How it is paid for; null for a kind without a fee. */
  readonly payable: PayableKind | null
}
