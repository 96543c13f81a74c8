import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { FileStore, Sha256, StoredFile } from '#platform/server/files/file-store.ts'

/** One number of the database's advisory locks, for nothing but this. */
const contentsLock = 7_310_411
/** A database put back to an earlier day can still be put forward again: until then its files stay. */
const unnamedRetentionMs = 7 * 24 * 3_600_000
const batch = 500

/**
 * Stores a content whose row is written in the same transaction. No sweep runs meanwhile; if the transaction ends
 * without the row, the next sweep removes the content.
 */
export async function storeContent(
  transaction: Transaction,
  files: FileStore,
  content: Uint8Array,
): Promise<StoredFile> {
  await sql`select pg_advisory_xact_lock_shared(${contentsLock})`.execute(transaction)
  return files.put(content)
}

/** Removes contents no row has named for a week, and clears yesterday's refusals; gives how many contents went. */
export async function sweepFiles({
  database,
  files,
  nowMs,
}: {
  readonly database: Database
  readonly files: FileStore
  readonly nowMs: number
}): Promise<number> {
  await sql`delete from refused_upload where created < now() - interval '24 hours'`.execute(
    database.kysely,
  )
  let removed = 0
  let old: Sha256[] = []
  for await (const { sha256, storedMs } of files.list()) {
    if (storedMs < nowMs - unnamedRetentionMs) old.push(sha256)
    if (old.length < batch) continue
    removed += await removeUnnamed(old, { database, files })
    old = []
  }
  return removed + (await removeUnnamed(old, { database, files }))
}

/** With the lock alone: whatever is being stored has its row, or has not begun. */
function removeUnnamed(
  contents: readonly Sha256[],
  { database, files }: { database: Database; files: FileStore },
): Promise<number> {
  if (contents.length === 0) return Promise.resolve(0)
  return database.transaction(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${contentsLock})`.execute(transaction)
    const rows = await transaction
      .selectFrom('stored_file')
      .select('sha256')
      .where('sha256', 'in', contents)
      .execute()
    const named = new Set(rows.map(({ sha256 }) => sha256))
    const unnamed = contents.filter((sha256) => !named.has(sha256))
    for (const sha256 of unnamed) await files.remove(sha256)
    return unnamed.length
  })
}
