import { type RawBuilder, sql } from 'kysely'
import { nameInBoth } from '#platform/pure/message.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type AttemptState, shortReference } from '#features/payments/rules/facts.ts'
import { caseProblem } from '../rules/case-problem.ts'
import type { KhaltiCase } from '../wire/khalti-cases.ts'

type CaseRow = {
  readonly id: string
  readonly partner: number
  readonly name: string
  readonly name_nepali: string
  readonly payment_type: string
  readonly amount: number
  readonly taken: number | null
  readonly state: AttemptState
  readonly created: Date
  readonly pidx: string | null
  readonly transaction_id: string | null
  readonly paid_before: boolean
  readonly own_refund: boolean
  readonly proposed: boolean
}

/** Proposals about held money, by their subject. */
export const decisionType = 'khalti-held'

export function decisionSubject(attemptId: string): string {
  return `payment_attempt:${attemptId}`
}

type Selection = {
  readonly condition: RawBuilder<unknown>
  readonly most: number
  readonly nowMs: number
}

/** Attempts that fulfil a condition on `a`, the newest first, with what a person should look at. */
export async function findCases(
  reader: Reader,
  { condition, most, nowMs }: Selection,
): Promise<readonly KhaltiCase[]> {
  const { rows } = await sql<CaseRow>`
    select a.payment_attempt_id as id, a.c_bpartner_id as partner, b.name, b.name_nepali,
      a.payment_type, a.amount, a.state, a.created, a.pidx, a.transaction_id,
      (select s.amount from n_suspense s
        where a.state = 'HELD' and s.source = 'khalti-held:' || a.pidx) as taken,
      exists (select 1 from payment_attempt o
        where a.state = 'PAID' and o.payment_type = a.payment_type and o.reference_id = a.reference_id
          and o.state = 'PAID' and o.created < a.created) as paid_before,
      exists (select 1 from refund r
        where r.payment_attempt_id = a.payment_attempt_id and r.state in ('ASKED', 'SENT')) as own_refund,
      exists (select 1 from n_proposal p
        where p.sort = ${decisionType} and p.state = 'open' and p.expires > ${new Date(nowMs)}
          and p.subject = 'payment_attempt:' || a.payment_attempt_id) as proposed
    from payment_attempt a join c_bpartner b using (c_bpartner_id)
    where ${condition}
    order by a.created desc, a.payment_attempt_id
    limit ${most}`.execute(reader)
  return rows.map((row) => ({
    attemptId: row.id,
    reference: shortReference(row.id),
    partnerId: row.partner,
    name: nameInBoth(row.name, row.name_nepali),
    paymentType: row.payment_type,
    amount: paisa(row.amount),
    taken: row.taken === null ? null : paisa(row.taken),
    state: row.state,
    problem: caseProblem({
      state: row.state,
      hasHeldMoney: row.taken !== null,
      hasOwnRefund: row.own_refund,
      wasPaidBefore: row.paid_before,
    }),
    started: row.created.toISOString(),
    pidx: row.pidx ?? '',
    transactionId: row.transaction_id ?? '',
    isProposed: row.proposed,
  }))
}
