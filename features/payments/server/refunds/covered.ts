import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { refundText as text } from '../../rules/refunds/refund-messages.ts'
import { openStates } from '../../rules/refunds/refund-state.ts'
import type { RefundRow } from './refund.ts'

/**
 * Refuses to send refunds of students whose credit no longer covers all of their open ones, as when Khalti took a payment
 * back meanwhile; null: all are covered.
 */
export async function shortOfCredit(
  transaction: Transaction,
  refunds: readonly Pick<RefundRow, 'c_bpartner_id'>[],
): Promise<Refusal | null> {
  const partners = [...new Set(refunds.map((refund) => refund.c_bpartner_id))]
  const { rows } = await sql<{ short: number }>`
    select count(*) as short from (
      select r.c_bpartner_id, sum(r.amount) as reserved from refund r
      where r.c_bpartner_id = any(${partners}) and r.state = any(${[...openStates]})
      group by r.c_bpartner_id) as open
    where open.reserved > coalesce((
      select sum(s.amount) from n_suspense s
      where s.c_bpartner_id = open.c_bpartner_id
        and s.source not like 'khalti-held:%' and s.source not like 'khalti-released:%'), 0)`.execute(
    transaction,
  )
  const n = rows[0]?.short ?? 0
  return n === 0
    ? null
    : refusal('rule/credit-short', text['credit-short'], { status: 409, values: { n } })
}
