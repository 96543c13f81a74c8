import type { Message } from '#platform/pure/message.ts'
import type { Database, Transaction } from '../database/database.ts'
import { RolledBack } from '../model-engine/failures.ts'
import { isRefusal } from '../model-engine/refusal.ts'
import type { Session } from '../model-engine/session.ts'

export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** Changes to one record in an audited transaction. A record that it created has no facts before. */
export type Change = {
  readonly table: string
  readonly record: number
  readonly before: Facts
  readonly after: Facts
}

/** Values of a row before the change, for the columns that a transaction writes. */
export function factsBefore(row: object, after: Facts): Facts {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in after))
}

/** Listener to processes, for the audit trail. */
export type Trail = {
  /** Stores the changes of a transaction; called last inside it, so that there is never one without the other. */
  readonly keep: (
    transaction: Transaction,
    by: Session,
    entry: { readonly process: string; readonly changes: readonly Change[] },
  ) => Promise<void>
  readonly refused: (
    by: Session,
    entry: ProcessCall & { readonly code: string; readonly message: Message },
  ) => void
  /** Called before the document is sent; `after`: facts about it. */
  readonly printed: (by: Session, print: ProcessCall & { readonly after?: Facts }) => Promise<void>
  /** Heard before rows of people are shown; without a record it was a list of the table. */
  readonly seen: (by: Session, read: ProcessCall) => Promise<void>
}

/** A call of a process on a record; the table is empty where the process is about none. */
export type ProcessCall = {
  readonly process: string
  readonly table: string
  readonly record: string
}

type Work<Result> = (transaction: Transaction, did: (change: Change) => void) => Promise<Result>

/** Runs one audited transaction, which reports its changes: `transact(async (transaction, did) => …)`. */
export type Transact = <Result>(work: Work<Result>) => Promise<Result>

type ActingNeeds = {
  readonly database: Database
  readonly session: Session
  readonly trail: Trail
  /** Decisions made together have the same number. */
  readonly batch?: string | undefined
}

/** Audited transactions of one call of a process. One that refuses is rolled back with all it wrote before. */
export function transactOf(
  { database, session, trail, batch }: ActingNeeds,
  process: string,
): Transact {
  return async <Result>(work: Work<Result>): Promise<Result> => {
    try {
      return await database.transaction(async (transaction) => {
        const changes: Change[] = []
        const result = await work(transaction, (change) => changes.push(inBatch(change, batch)))
        if (isRefusal(result)) throw new RolledBack(result)
        if (changes.length > 0) await trail.keep(transaction, session, { process, changes })
        return result
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as Result
      throw error
    }
  }
}

function inBatch(change: Change, batch: string | undefined): Change {
  return batch === undefined ? change : { ...change, after: { ...change.after, lot: batch } }
}
