import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Allowed } from '../access.ts'
import type { Changes } from './changes.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { retrying } from '../failures.ts'
import type { IdentifierMemory } from '../read/identifier-memory.ts'
import type { Upload } from './input-values.ts'
import type { Refusal } from '../refusal.ts'
import type { Session } from '../session.ts'
import type { KnownIds } from './settle.ts'
import type { RecordVersion, Version, WriteContext } from './write-context.ts'
import type { WriteScope } from './write-sql.ts'

/** As `SaveImage`, with the session that uploads. */
export type SaveImageOf = (
  upload: Upload,
  by: { readonly session: Session; readonly column: string },
) => Promise<number | Refusal>

export type WriteNeeds = {
  readonly database: Database
  readonly dictionary: Dictionary
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly saveImage?: SaveImageOf | undefined
  readonly recordVersion?: RecordVersion | undefined
  readonly changes: Changes
  readonly identifiers: IdentifierMemory
  /** Called in the transaction right before it commits; what it asks leaves together with the commit. */
  readonly beforeCommit?: ((done: Written, transaction: Transaction) => void) | undefined
}

/** Context shared by the steps of a write: the session, its transaction and the ids known before it. */
export type Writing = WriteContext &
  WriteScope & {
    readonly known: KnownIds
    /** Stores a version of a register's record. */
    readonly recordVersion?: ((version: Version) => Promise<void>) | undefined
  }

/** Result of a write: the record's id, and the keys under which its children are shown. */
export type Written = {
  readonly is: 'written'
  readonly id: number
  readonly childKeys: readonly string[]
}

/** Runs one transaction, again if need be; afterwards evicts the cached answers of its tables in this process. */
export async function written(
  { tables, known, session }: Touching,
  { database, changes, clock, dictionary, beforeCommit, recordVersion }: WriteNeeds,
  work: (writing: Writing) => Promise<Written>,
): Promise<Written | Refusal> {
  const names = new Set(tables.map(({ shape }) => shape.model.table))
  const result = await retrying(() =>
    database.transaction(async (transaction: Transaction) => {
      const nowMs = clock()
      const context = { session, reader: transaction, transaction, nowMs, today: dayInNepal(nowMs) }
      const done = await work({
        ...context,
        dictionary,
        role: session.role,
        known,
        recordVersion: recordVersion && ((version) => recordVersion(version, context)),
      })
      beforeCommit?.(done, transaction)
      return done
    }),
  )
  for (const name of names) changes.evict(name)
  return result
}

type Touching = {
  readonly tables: readonly Allowed[]
  readonly known: KnownIds
  readonly session: Session
}
