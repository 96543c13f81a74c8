import type { Transaction } from '#platform/server/database/database.ts'
import { reverseHeads } from '../heads/book-heads.ts'
import { postingTime } from './open-day.ts'

/** Posts the opposite of an earlier transaction, once; money already in suspense goes back from there (SECURITY P-16). */
export async function postReversal(
  transaction: Transaction,
  { source, reversal, nowMs }: { source: string; reversal: string; nowMs: number },
): Promise<void> {
  const lines = await transaction
    .selectFrom('ledger_line as l')
    .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
    .select([
      'l.ledger_line_id',
      'l.account',
      'l.payment_type',
      'l.reference_id',
      'l.c_bpartner_id',
      'l.amount',
      't.memo',
    ])
    .where('t.source', '=', source)
    .execute()
  const [first] = lines
  if (first === undefined) return
  const header = await transaction
    .insertInto('ledger_transaction')
    .values({ source: reversal, posted: await postingTime(transaction, nowMs), memo: first.memo })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('ledger_transaction_id')
    .executeTakeFirst()
  if (header === undefined) return
  const opposite = lines.map(({ memo: _memo, ledger_line_id: _id, ...line }) => ({
    ...line,
    ...header,
    amount: 0 - line.amount,
  }))
  const stored = await transaction
    .insertInto('ledger_line')
    .values(opposite)
    .returning('ledger_line_id')
    .execute()
  await reverseHeads(
    transaction,
    stored.map(({ ledger_line_id: to }, index) => ({
      from: lines[index]?.ledger_line_id ?? 0,
      to,
    })),
  )
}
