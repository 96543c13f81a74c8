import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { postReversal } from '../ledger/post-reversal.ts'

/**
 * Money of a transaction that a settlement of the wallet named before the wallet was asked about it: `waits` in suspense, or
 * was `placed` to a student from there. Locked until the transaction ends, against placing it meanwhile.
 */
export async function notedMoney(
  transaction: Transaction,
  transactionId: string | null,
): Promise<'none' | 'waits' | 'placed'> {
  if (transactionId === null) return 'none'
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unplaced ${transactionId}`}, 0))`.execute(
    transaction,
  )
  const { rows } = await sql<{ readonly source: string }>`
    select source from ledger_transaction
    where source in (${sourceOf(transactionId)}, ${placedSource(transactionId)})`.execute(
    transaction,
  )
  if (rows.some(({ source }) => source === placedSource(transactionId))) return 'placed'
  return rows.length === 0 ? 'none' : 'waits'
}

/** Takes it out of suspense again, before its payment is credited or held; nothing happens when none of it was there. */
export async function releaseNoted(
  transaction: Transaction,
  transactionId: string | null,
  nowMs: number,
): Promise<void> {
  if (transactionId === null) return
  const [source, reversal] = [sourceOf(transactionId), placedSource(transactionId)]
  await postReversal(transaction, { source, reversal, nowMs })
}

function sourceOf(transactionId: string): string {
  return `khalti-unplaced:${transactionId}`
}

function placedSource(transactionId: string): string {
  return `khalti-placed:${transactionId}`
}
