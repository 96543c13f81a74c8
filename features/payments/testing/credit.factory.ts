import type { Money } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** A fee the university gave back to a partner as credit. */
export async function giveCredit(
  transaction: Transaction,
  partnerId: number,
  amount: Money,
): Promise<void> {
  const { ledger_transaction_id } = await transaction
    .insertInto('ledger_transaction')
    .values({ source: `given-back:${partnerId}`, posted: new Date(), memo: 'Given back' })
    .returning('ledger_transaction_id')
    .executeTakeFirstOrThrow()
  const line = { ledger_transaction_id, c_bpartner_id: partnerId }
  await transaction
    .insertInto('ledger_line')
    .values([
      { ...line, account: 'retotaling', amount },
      { ...line, account: 'suspense', amount: 0 - amount },
    ])
    .execute()
}
