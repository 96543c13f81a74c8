import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { Pool } from 'pg'
import type { Database, Transaction } from './database.ts'
import type { Tables } from './tables.ts'
import { sessionOf } from './session.ts'
import { asValues } from './values.ts'

const longReadMs = 60_000

/**
 * Connections for long reads. A statement may take a minute; a reader that takes no rows for 15 seconds loses its
 * connection, so that a slow download cannot hold it for long.
 */
export function openSnapshots(
  url: string,
  { connections, isPooled }: { readonly connections: number; readonly isPooled: boolean },
) {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: asValues,
    connectionTimeoutMillis: 15_000,
    ...sessionOf(isPooled, { statementMs: longReadMs }),
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const read: Database['snapshot'] = (work) =>
    kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        if (isPooled)
          await sql`set local statement_timeout = ${sql.lit(longReadMs)}`.execute(transaction)
        return work(transaction)
      })
  return { pool, read, close: () => kysely.destroy() }
}

/** Rows of a query in batches of a size, by a cursor: only one batch is in memory. One at a time in a snapshot. */
export async function* batches<Result>(
  reader: Transaction,
  query: RawBuilder<Result>,
  size: number,
): AsyncGenerator<readonly Result[]> {
  await sql`declare batches no scroll cursor for ${query}`.execute(reader)
  for (;;) {
    const { rows } = await sql<Result>`fetch ${sql.lit(size)} from batches`.execute(reader)
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await sql`close batches`.execute(reader)
}
