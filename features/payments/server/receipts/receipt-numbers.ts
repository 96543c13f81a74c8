import type { ReferenceColumn } from '../core/payable-kind.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'

/** Numbers of the receipts for what was paid of one application, `{ n_entrance_reg_id: 1000001 }`, in the order they were given. */
export async function receiptNumbers(
  reader: Reader,
  application: Partial<Readonly<Record<ReferenceColumn, number>>>,
): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('receipt as r')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'r.c_payment_id')
    .select('r.number')
    .where((where) => where.and(application))
    .where('p.docstatus', '<>', 'CL')
    .orderBy('r.c_payment_id')
    .execute()
  return rows.map(({ number }) => number)
}

/** Condition over a payment `t`: it has a receipt that is given out, neither reversed nor revoked. */
export const receiptReadySql = `exists (select from receipt r where r.c_payment_id = t.c_payment_id)
  and not exists (select from n_issued_paper n
    where n.sort = 'receipt' and n.record_id = t.c_payment_id and n.ended is not null)`

/**
 * The payment whose receipt has this number, when it is this person's and was not taken back; no other transaction uses it
 * until this one ends.
 */
export async function takeOwnReceipt(
  transaction: Transaction,
  { number, partnerId }: { readonly number: string; readonly partnerId: number },
): Promise<{ readonly number: string; readonly amount: Money } | null> {
  const row = await transaction
    .selectFrom('receipt as r')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'r.c_payment_id')
    .select(['r.number', 'p.payamt'])
    .where('r.number', '=', number.toUpperCase())
    .where('p.c_bpartner_id', '=', partnerId)
    .where('p.docstatus', '<>', 'CL')
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : { number: row.number, amount: paisa(row.payamt) }
}
