import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

/**
 * A text that changes with every batch of money that is written: the newest transaction and how many of the last thousand
 * are there, as one that began earlier may be committed later.
 */
export async function ledgerMark({ kysely }: Pick<Database, 'kysely'>): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat(max(ledger_transaction_id), '/', count(*)) as mark from ledger_transaction
    where ledger_transaction_id > (select max(ledger_transaction_id) - 1000 from ledger_transaction)`.execute(
    kysely,
  )
  return rows[0]?.mark ?? ''
}
