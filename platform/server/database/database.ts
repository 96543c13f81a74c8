import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { JobLock } from '../jobs/jobs.ts'
import type { Tables } from './tables.ts'

export type Transaction = KyselyTransaction<Tables>

/** Typed queries, in a transaction or not, for who only reads. */
export type Reader = Kysely<Tables>

/** Rows as arrays of text, exactly as PostgreSQL prints them; null is SQL null. */
export type TextRows = readonly (readonly (string | null)[])[]

export type OneWrite = {
  /** Sees what is committed. */
  readonly reader: Reader
  /** The statement that writes, once; its rows as `readText` gives them. */
  writeText(sql: string, parameters: readonly (string | null)[]): Promise<TextRows>
}

export type PoolState = {
  readonly busy: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
}

/** PostgreSQL, as everything above this interface sees it. */
export type Database = {
  /** Typed queries outside a transaction. */
  readonly kysely: Kysely<Tables>
  /**
   * The read path: one statement on a shared connection, parameters bound as $1, $2 …, prepared under its own
   * text. Must not be used for anything that writes.
   */
  readText(sql: string, parameters: readonly (string | null)[]): Promise<TextRows>
  /**
   * Work that reads and then writes with one statement, which is its transaction. Its result is plain data. That statement
   * shares its connection with others': it must not wait for a lock that is held for long.
   */
  oneWrite<Result>(work: (at: OneWrite) => Promise<Result>): Promise<Result>
  /** One transaction. Throwing rolls back. Never await a network call inside (SECURITY F5, I9). */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** A transaction that decides by what it reads and writes nothing: it never uses up an Idempotency-Key. */
  look<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /**
   * Queries that all see the database as it was when the first of them began, on a connection of its own: a long read never
   * waits for writes, and none waits for it. Nothing can be written.
   */
  snapshot<Result>(work: (reader: Transaction) => Promise<Result>): Promise<Result>
  /** Tells every process (this one too) after the current statement or, inside `transaction`, after commit. */
  notify(channel: string, payload: string, transaction?: Transaction): Promise<void>
  /** Hears `notify` of every process. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>
  /** Lets one process at a time run a job. */
  readonly jobLock: JobLock
  /** Connections for transactions, as they are now. */
  poolState(): PoolState
  close(): Promise<void>
}
