import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Column } from '#platform/server/model-engine/dictionary/dictionary.ts'

/** A record as the wire shows it: rupees, days as `yyyy-mm-dd`, moments as ISO 8601. */
export type OwnRecord = Readonly<Record<string, unknown>>

export type Owner = { readonly partnerId: number; readonly userId: number }

/** Rows about a person that stand in no model which the person reads. A feature registers them for the person's own data. */
export type OwnRecords = {
  readonly table: string
  readonly label: Message
  readonly columns: readonly Column[]
  /** Rows of this person only, and nothing that is not released to them yet. */
  readonly read: (reader: Reader, owner: Owner) => Promise<readonly OwnRecord[]>
}
