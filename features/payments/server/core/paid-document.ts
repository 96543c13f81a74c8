import type { Selectable } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { findKind, type PayableDocument, type PayableKind } from './payable-kind.ts'
import type { PaymentsContext } from './payments-context.ts'

type Paid = Selectable<Tables['c_payment']>
type Kinds = Pick<PaymentsContext, 'kinds'>

/** The document that a payment is for, not yet looked up; the database has no payment without one. */
export function targetOf(payment: Paid, { kinds }: Kinds) {
  const kind = findKind(kinds, payment.payment_type)
  const referenceId = kind && payment[kind.referenceColumn]
  if (!kind || !referenceId) throw refersToNothing(payment)
  return { kind, referenceId }
}

/** The same, locked until the transaction ends. */
export async function lockPaidDocument(
  transaction: Transaction,
  payment: Paid,
  { kinds, nowMs }: Kinds & { readonly nowMs: number },
): Promise<{ readonly kind: PayableKind; readonly document: PayableDocument }> {
  const { kind, referenceId } = targetOf(payment, { kinds })
  const document = await kind.lock(transaction, referenceId, dayInNepal(nowMs))
  if (document === null) throw refersToNothing(payment)
  return { kind, document }
}

function refersToNothing({ c_payment_id }: Paid): Error {
  return new Error(`Payment ${c_payment_id} refers to nothing`)
}
