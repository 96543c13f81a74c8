import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import type { SetOffAnswer } from '../../wire/own-money.ts'
import { itemName } from '../core/item-name.ts'
import { findKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

/** Amounts set off against a partner's fees instead of being paid, oldest first. */
export async function setOffsOf(
  partnerId: number,
  { database, kinds, nowMs }: PaymentsContext,
): Promise<readonly SetOffAnswer[]> {
  const { kysely } = database
  const rows = await kysely
    .selectFrom('ledger_line as l')
    .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
    .select(['t.ledger_transaction_id as id', 't.source', 't.posted', 't.memo'])
    .select(['l.payment_type', 'l.reference_id', 'l.amount'])
    .where('l.c_bpartner_id', '=', partnerId)
    .where('l.account', '=', 'fees')
    .where((of) =>
      of.or([of('t.source', 'like', 'scholarship:%'), of('t.source', 'like', 'credit:%')]),
    )
    .orderBy('t.ledger_transaction_id')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      document_type: findKind(kinds, row.payment_type)?.documentType ?? '',
      description: await itemName(kysely, row, { kinds, nowMs: nowMs() }),
      amount: toRupees(paisa(0 - row.amount)),
      date: dayInNepal(row.posted.getTime()),
      by: row.source.startsWith('credit:') ? ('credit' as const) : ('award' as const),
      award: row.memo,
    })),
  )
}
