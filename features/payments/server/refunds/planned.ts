import { sql } from 'kysely'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { atKhaltiStates } from '../../rules/refunds/refund-state.ts'
import { type PlannedRefunds, planRefunds } from '../../rules/refunds/plan-refunds.ts'
import type { PayableKind } from '../core/payable-kind.ts'

/** The paid part of a fee, by the ledger. */
export type PaidFee = { readonly referenceId: number; readonly paid: Money }

/** Plans the ways back of paid fees of one kind, in their order. Two queries for all. */
export async function plannedRefunds(
  reader: Reader,
  kind: Pick<PayableKind, 'paymentType' | 'referenceColumn'>,
  fees: readonly PaidFee[],
): Promise<readonly PlannedRefunds[]> {
  const ids = fees.map(({ referenceId }) => referenceId)
  const attempts = await attemptsOf(reader, kind, ids)
  const others = await othersOf(reader, kind, ids)
  return fees.map(({ referenceId, paid }) =>
    planRefunds({
      paid,
      khalti: attempts.get(referenceId) ?? [],
      bank: others.get(referenceId) ?? paisa(0),
    }),
  )
}

type Attempts = readonly { readonly attemptId: string; readonly amount: Money }[]

/** Paid attempts of which Khalti was asked to give nothing back, the oldest first. */
async function attemptsOf(
  reader: Reader,
  { paymentType }: Pick<PayableKind, 'paymentType'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Attempts>> {
  const rows = await reader
    .selectFrom('payment_attempt as a')
    .select(['a.payment_attempt_id as attemptId', 'a.reference_id', 'a.amount'])
    .where('a.payment_type', '=', paymentType)
    .where('a.reference_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('a.state', '=', 'PAID')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund as r')
            .select('r.refund_id')
            .whereRef('r.payment_attempt_id', '=', 'a.payment_attempt_id')
            .where('r.state', 'in', atKhaltiStates),
        ),
      ),
    )
    .orderBy('a.created')
    .execute()
  const groups = Map.groupBy(rows, (row) => row.reference_id)
  return new Map(
    [...groups].map(([id, group]) => [
      id,
      group.map(({ attemptId, amount }) => ({ attemptId, amount: paisa(amount) })),
    ]),
  )
}

/** Sum of the approved vouchers and the cash of each, less what was refunded of them: both go back by bank. */
async function othersOf(
  reader: Reader,
  { paymentType, referenceColumn }: Pick<PayableKind, 'paymentType' | 'referenceColumn'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Money>> {
  const { rows } = await sql<{ readonly id: number; readonly left: string }>`
    select p.${sql.ref(referenceColumn)} as id, sum(coalesce(v.approved_amount, p.payamt) - coalesce((
      select sum(r.amount) from refund r where r.c_payment_id = p.c_payment_id
        and r.state not in ('RETURNED', 'REFUSED', 'CANCELED')), 0)) as left
    from c_payment p left join voucher v using (c_payment_id)
    where (v.state = 'APPROVED' or (p.tendertype = 'Cash' and p.docstatus = 'CO'))
      and p.payment_type = ${paymentType} and p.${sql.ref(referenceColumn)} = any(${[...ids]}::bigint[])
    group by 1`.execute(reader)
  return new Map(rows.map(({ id, left }) => [id, paisa(Math.max(0, Number(left)))]))
}
