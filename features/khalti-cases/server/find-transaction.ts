import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { AttemptRow } from '#features/payments/server/khalti/attempts.ts'

/** Khalti's transaction of a held attempt, from its newest answer; null if it named none, or another attempt has it. */
export async function findTransaction(
  transaction: Transaction,
  { payment_attempt_id, transaction_id }: AttemptRow,
): Promise<string | null> {
  if (transaction_id !== null) return transaction_id
  const { rows } = await sql<{ readonly id: string }>`
    select e.detail ->> 'transactionId' as id from payment_event e
    where e.payment_attempt_id = ${payment_attempt_id} and e.detail ->> 'transactionId' is not null
      and not exists (
        select 1 from payment_attempt o where o.transaction_id = e.detail ->> 'transactionId')
    order by e.payment_event_id desc limit 1`.execute(transaction)
  return rows[0]?.id ?? null
}
