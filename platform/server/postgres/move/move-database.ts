import { Client, escapeIdentifier } from 'pg'
import { asValues } from '../../database/values.ts'
import { ClusterProblem } from '../cluster-problem.ts'
import { carryOnSequences, setAsideChecks } from './constraints.ts'
import { copyTable, type MovedTable, storedTables, sumOf } from './tables.ts'
import { insideOneTransaction, type OneTransaction, refuseUnfit } from './target.ts'

export type Move = {
  readonly from: string
  readonly to: string
  /** Makes the tables in the empty target. */
  readonly build: (target: OneTransaction) => Promise<unknown>
  /** Errors of the money in the target, one line each. */
  readonly check: (target: OneTransaction) => Promise<readonly string[]>
  /** Hears how far it is. */
  readonly say: (line: string) => void
}

/** Lines of what is wrong with the money. */
const shown = 20

type Ends = { readonly source: Client; readonly target: Client }

/**
 * Copies a whole database to an empty one, in one snapshot of the old and one transaction of the new: it is there complete
 * and checked, or not at all, and can be tried again. Meanwhile the old one is read and not written; afterwards it refuses
 * writes. Throws ClusterProblem.
 */
export async function moveDatabase(move: Move): Promise<void> {
  const source = new Client({ connectionString: move.from, application_name: 'move' })
  const target = new Client({
    connectionString: move.to,
    application_name: 'move',
    types: asValues,
  })
  for (const client of [source, target]) client.on('error', () => {}) // the question at hand hears it
  await Promise.all([source.connect(), target.connect()])
  try {
    await refuseUnfit(target)
    await begin({ source, target })
    await fill({ source, target }, move)
    await target.query('commit')
    await closeForWriting(move.from)
  } finally {
    await Promise.allSettled([source.end(), target.end()])
  }
}

/** The old one's snapshot is taken after the lock, so that nothing is written behind it. */
async function begin({ source, target }: Ends): Promise<void> {
  const tables = await storedTables(source)
  if (tables.length === 0) throw new ClusterProblem('The database to be moved is empty.')
  for (const client of [source, target]) {
    await client.query(`set timezone = 'UTC'`)
    await client.query('begin isolation level repeatable read')
  }
  await source.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share mode`)
}

async function fill(ends: Ends, { build, check, say }: Move): Promise<void> {
  const { source, target } = ends
  const one = insideOneTransaction(target)
  await build(one)
  const tables = await storedTables(source)
  refuseOtherTables(tables, await storedTables(target))
  const putBack = await setAsideChecks(target)
  await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) {
    await copyTable(table, ends)
    const [before, after] = [await sumOf(source, table), await sumOf(target, table)]
    if (before.rows !== after.rows || before.sum !== after.sum)
      throw new ClusterProblem(`${table.name} did not arrive as it left; nothing was moved.`)
    say(`${after.rows.padStart(9)} rows  ${table.name.replaceAll('"', '')}`)
  }
  await putBack()
  await carryOnSequences(source, target)
  const wrong = await check(one)
  const more = wrong.length > shown ? [`and ${wrong.length - shown} more`] : []
  if (wrong.length > 0)
    throw new ClusterProblem([...wrong.slice(0, shown), ...more, 'Nothing was moved.'].join('\n'))
}

function refuseOtherTables(here: readonly MovedTable[], there: readonly MovedTable[]): void {
  if (JSON.stringify(here) === JSON.stringify(there)) return
  throw new ClusterProblem(
    'The old database has not the tables of this version. Start the server on it once, then move.',
  )
}

/** Closes the source, since later writes would be lost: new sessions only read, and all others are ended. */
async function closeForWriting(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'move' })
  await client.connect()
  const { rows } = await client.query('select current_database() as name')
  const name = escapeIdentifier(rows[0]?.name ?? '')
  await client.query(`alter database ${name} set default_transaction_read_only = on`)
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and application_name <> 'move'`)
  await client.end()
}
