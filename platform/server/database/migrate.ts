import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Transaction } from './database.ts'

type MigrationFile = { readonly name: string; readonly text: string }

/** All `server/migrations/*.sql` below a root, in the order of their file names (the leading number decides). */
export function findMigrations(root: string): MigrationFile[] {
  return globSync(
    ['platform', 'features/*', 'kinds/*'].map((owner) => `${owner}/server/**/migrations/*.sql`),
    { cwd: root },
  )
    .map((path) => ({ name: basename(path), text: readFileSync(join(root, path), 'utf8') }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Names of the migrations that a database has not had. */
export async function missingMigrations(
  { kysely }: Pick<Database, 'kysely'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(kysely)
  const applied = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}

/** The schema of a database does not belong to this version of the product: one line that says what to do. */
export class SchemaProblem extends Error {}

/** The database in which the tables are made. */
type Migrated = Pick<Database, 'kysely' | 'transaction'>

/**
 * Applies what has not been applied yet, each file in a transaction of its own, several processes at a time being
 * safe. Throws SchemaProblem when an applied file was edited afterwards, or when a newer version applied others.
 */
export async function migrate(
  database: Migrated,
  root: string,
  lockWaitMs = usualLockWaitMs,
): Promise<number> {
  await sql`create table if not exists schema_migration (
    name text primary key, sha256 text not null, applied timestamptz not null default now()
  )`.execute(database.kysely)
  const migrations = findMigrations(root)
  await refuseNewer(database, migrations)
  let count = 0
  for (const migration of migrations) if (await applyOnce(database, migration, lockWaitMs)) count++
  return count
}

/** An older product would write rows without what a newer one has added. */
async function refuseNewer(
  { kysely }: Migrated,
  migrations: readonly Pick<MigrationFile, 'name'>[],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(kysely)
  const known = new Set(migrations.map(({ name }) => name))
  const foreign = rows.map(({ name }) => name).filter((name) => !known.has(name))
  const [newest] = foreign.toSorted().toReversed()
  if (newest === undefined) return
  throw new SchemaProblem(
    `The database belongs to a newer version of the product (it has ${newest}). Start that version, or restore the backup from before it.`,
  )
}

/** Longest wait for a table's lock, during which requests for the table wait behind the migration, and tries. */
const usualLockWaitMs = 5_000
const mostTries = 60
const pauseMs = 1_000

/** A migration that gets no lock, because of a long report, lets the requests behind it pass and tries again. */
async function applyOnce(
  database: Migrated,
  file: MigrationFile,
  lockWaitMs: number,
): Promise<boolean> {
  for (let tried = 1; ; tried++)
    try {
      return await applyNow(database, file, lockWaitMs)
    } catch (error) {
      const isLocked = error instanceof Error && Reflect.get(error, 'code') === '55P03'
      if (!isLocked || tried === mostTries) throw error
      await wait(pauseMs)
    }
}

function applyNow(
  database: Migrated,
  { name, text }: MigrationFile,
  lockWaitMs: number,
): Promise<boolean> {
  const sha256 = createHash('sha256').update(text).digest('hex')
  return database.transaction(async (transaction) => {
    await sql`lock table schema_migration in exclusive mode`.execute(transaction)
    const applied = await sql<{
      sha256: string
    }>`select sha256 from schema_migration where name = ${name}`.execute(transaction)
    const before = applied.rows[0]
    if (before !== undefined && before.sha256 !== sha256)
      throw new SchemaProblem(
        `Migration ${name} was changed after it had been applied; add a new one instead`,
      )
    if (before !== undefined) return false
    // Many rows take longer than any statement of a request may.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(transaction)
    await runScript(transaction, text)
    await sql`insert into schema_migration (name, sha256) values (${name}, ${sha256})`.execute(
      transaction,
    )
    return true
  })
}

/** Statements end with a semicolon at the end of a line, outside a $$ body. */
async function runScript(transaction: Transaction, text: string): Promise<void> {
  for (const statement of splitStatements(text)) await sql.raw(statement).execute(transaction)
}

export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current = ''
  let insideBody = false
  for (const line of text.split('\n')) {
    if (current === '' && /^\s*(--|$)/.test(line)) continue
    current += `${line}\n`
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) insideBody = !insideBody
    if (!insideBody && /;\s*(--.*)?$/.test(line)) {
      statements.push(current)
      current = ''
    }
  }
  if (current.trim() !== '') statements.push(current)
  return statements
}
