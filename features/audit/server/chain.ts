import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'

type AuditEntryRow = Tables['audit_entry']

/** Content of an entry before it is added to the chain. */
export type Unchained = Omit<AuditEntryRow, 'audit_entry_id' | 'previous_hash' | 'hash'>

export type ChainVerdict =
  | { readonly is: 'whole'; readonly entries: number; readonly hash: string }
  | { readonly is: 'broken'; readonly entry: number }

/** Number of a database advisory lock that only the chain uses. */
const chainLock = 7_310_412
const beginning = { audit_entry_id: 0, hash: '' }
const batch = 5_000

/** Adds entries at the end of the chain, one process after the other. */
export async function append(
  transaction: Transaction,
  entries: readonly Unchained[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(transaction)
  const last = await transaction
    .selectFrom('audit_entry')
    .select(['audit_entry_id', 'hash'])
    .orderBy('audit_entry_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const rows: AuditEntryRow[] = []
  let before = last ?? beginning
  for (const entry of entries) {
    const next = { ...entry, audit_entry_id: before.audit_entry_id + 1, previous_hash: before.hash }
    before = { ...next, hash: hashOf(next) }
    rows.push({ ...next, hash: before.hash })
  }
  await transaction.insertInto('audit_entry').values(rows).execute()
}

/**
 * Verifies that every entry is unchanged and none is missing between two. Entries cut off at the end leave a valid
 * chain: the hash it ends with is logged for that (docs/security.md).
 */
export async function verifyChain({ kysely }: Database): Promise<ChainVerdict> {
  let before = beginning
  for (;;) {
    const rows = await kysely
      .selectFrom('audit_entry')
      .selectAll()
      .where('audit_entry_id', '>', before.audit_entry_id)
      .orderBy('audit_entry_id')
      .limit(batch)
      .execute()
    for (const row of rows) {
      const follows =
        row.audit_entry_id === before.audit_entry_id + 1 && row.previous_hash === before.hash
      if (!follows || row.hash !== hashOf(row)) return { is: 'broken', entry: row.audit_entry_id }
      before = row
    }
    if (rows.length < batch)
      return { is: 'whole', entries: before.audit_entry_id, hash: before.hash }
  }
}

function hashOf(row: Omit<AuditEntryRow, 'hash'>): string {
  const { audit_entry_id, at, ad_user_id, role, act, subject, record, code, times } = row
  const facts = [audit_entry_id, at.toISOString(), ad_user_id, role, act, subject, record, code]
  const acted = row.process === '' ? [] : [row.process, row.before, row.after]
  return createHash('sha256')
    .update(JSON.stringify([...facts, times, row.previous_hash, ...acted]))
    .digest('hex')
}
