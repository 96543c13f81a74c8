import type { ReferenceColumn } from '../core/payable-kind.ts'
import type { Reader } from '#platform/server/database/database.ts'

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
