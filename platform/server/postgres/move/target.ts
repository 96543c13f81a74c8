import { Kysely, PostgresDialect } from 'kysely'
import type { Client, Pool } from 'pg'
import type { Transaction } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { ClusterProblem } from '../cluster-problem.ts'

/** The one connection that moves everything, inside its one transaction, for code that speaks Kysely. */
export type OneTransaction = {
  readonly kysely: Kysely<Tables>
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

export function insideOneTransaction(client: Client): OneTransaction {
  const connection = {
    query: client.query.bind(client),
    release: () => {},
  }
  const pool = { connect: async () => connection, end: async () => {} }
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pool as unknown as Pool }),
  })
  return { kysely, transaction: (work) => work(kysely as unknown as Transaction) }
}

/** Refuses a database that is in use, an old server and one that cannot store Nepali. */
export async function refuseUnfit(client: Client): Promise<void> {
  const { rows } = await client.query(`select
    current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding,
    (select count(*)::int from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname <> 'information_schema' and nspname !~ '^pg_') as tables`)
  const [{ version, encoding, tables }] = rows
  if (tables > 0)
    throw new ClusterProblem(
      `The target database is not empty: it has ${tables} tables. Give an empty one.`,
    )
  if (version < 150_000) throw new ClusterProblem('The target must be PostgreSQL 15 or newer.')
  if (encoding !== 'UTF8')
    throw new ClusterProblem(`The target database is encoded in ${encoding}; it must be UTF8.`)
}
