import type { Message } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { StaffRole } from '#features/roles/rules/facts.ts'
import type { ReasonEnding } from '../rules/own-reason-messages.ts'
import type { DeskRow } from '../wire/desk.ts'
import type { Evidence } from '../wire/evidence.ts'

export type QueueRow = Pick<DeskRow, 'record' | 'name' | 'about' | 'amount' | 'since'> & {
  /** Person who entered it and whom it concerns: staff cannot decide their own items. */
  readonly partnerId: number
  /** Opening it was sent for; items of one opening may be returned with one reason. Absent: only one by one. */
  readonly opening?: NonNullable<DeskRow['opening']>
} & (Pick<DeskRow, 'sign' | 'words'> | Pick<Evidence, 'checks'>)

export type Looking = { readonly session: Session; readonly nowMs: number }

/** Reader of a queue, with the people to list: only these if they are named, else all. */
export type LookingThrough = Looking & { readonly of?: readonly number[] }

/** Something that waits on the office. A kind or a feature brings its own; the desk knows none by name. */
export type QueueSource = {
  readonly id: string
  readonly name: Message
  readonly roles: readonly StaffRole[]
  /** Days within which the office promises to decide. */
  readonly promiseDays: number
  /** Table of the items; two queues may share one. */
  readonly model: string
  /** Reasons with which its items end, besides an approval; absent: none. */
  readonly endings?: readonly ReasonEnding[]
  /** Waiting items, oldest first. */
  readonly list: (database: Database, at: LookingThrough) => Promise<readonly QueueRow[]>
  /** All that is known about one item; null when it waits no longer. */
  readonly find: (database: Database, record: number, at: Looking) => Promise<Evidence | null>
  /** Since when an item has waited on the office; null when it does not. */
  readonly since: (database: Database, record: number) => Promise<Date | null>
  /** Slugs of the processes that decide on an item; it is the record of their calls. */
  readonly decisions: readonly string[]
}
