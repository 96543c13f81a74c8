import type { FileStore } from '#platform/server/files/file-store.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import type { AttachmentSource } from '#features/documents/server/attachments.ts'
import type { QueueSource } from './queue-source.ts'

export type DeskNeeds = {
  readonly sources: readonly QueueSource[]
  readonly files: FileStore
  readonly attachments: readonly AttachmentSource[]
  readonly audit: Audit
}

/** A call about one item of a queue the session's role works on. */
export type OnItem<Arguments = unknown> = {
  readonly source: QueueSource
  readonly record: number
  readonly given: Arguments
  readonly context: ProcessContext
}
