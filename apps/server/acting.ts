import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import type { Names } from '#features/audit/server/audit.processes.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import type { Turns } from '#features/auth/server/passwords/throttle.ts'
import type { DeskNeeds } from '#features/desk/server/on-item.ts'
import type { ReasonPlace } from '#features/desk/server/translations/translate.process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { AccountNeeds } from '#features/staff/server/account-actions.ts'
import type { CodeVault } from '#features/staff/server/code-vault.ts'
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
}

/** The same with what all features together have: queues, files, places of reasons, proposals, and names for the trail. */
export type Deciding = Acting &
  DeskNeeds & {
    readonly reasons: readonly ReasonPlace[]
    readonly proposals: readonly ProposalType[]
    readonly proves: Proves
    readonly names: Names
  }
