import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { PayableKind } from '../core/payable-kind.ts'

/** Writes onto the document what the ledger and the voucher queue say about its money (SECURITY I2). */
export async function settleDocument(
  transaction: Transaction,
  kind: PayableKind,
  referenceId: number,
): Promise<void> {
  const paid = await paidFor(transaction, kind, referenceId)
  const waiting = await waitingVouchers(transaction, kind, referenceId)
  await kind.settle(transaction, referenceId, {
    paid,
    isPending: waiting !== null,
  })
}

/** Sum of the vouchers that wait for the cashier; null if none waits. */
export async function waitingVouchers(
  reader: Reader,
  kind: PayableKind,
  referenceId: number,
): Promise<Money | null> {
  const { total } = await reader
    .selectFrom('voucher as v')
    .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
    .select((of) => of.fn.sum<number | null>('p.payamt').as('total'))
    .where('v.state', 'in', ['SUBMITTED', 'HELD'])
    .where(`p.${kind.referenceColumn}`, '=', referenceId)
    .executeTakeFirstOrThrow()
  return total === null ? null : paisa(total)
}

/** The ledger's balance of a document's fee in paisa; negative where more was taken back than is left of it. */
export async function paidFor(
  reader: Reader,
  kind: Pick<PayableKind, 'paymentType'>,
  referenceId: number,
) {
  const credits = await reader
    .selectFrom('ledger_line')
    .select((sum) => sum.fn.sum<number | null>('amount').as('total'))
    .where('account', '=', 'fees')
    .where('payment_type', '=', kind.paymentType)
    .where('reference_id', '=', referenceId)
    .executeTakeFirst()
  return paisa(0 - (credits?.total ?? 0))
}
