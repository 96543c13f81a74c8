import { sql } from 'kysely'
import { expect } from 'vitest'
import { comeBack } from '#testing/applicant.ts'
import { isPaid, isPending, paid, type LinkState, suspense } from './model.ts'
import type { ModelFixture } from './fixture.ts'

const linkStates: Readonly<Record<string, LinkState>> = {
  LINK_READY: 'open',
  SUPERSEDED: 'replaced',
  HELD: 'held',
  CANCELED: 'canceled',
  EXPIRED: 'expired',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'partly refunded',
  REFUNDED: 'refunded',
}

type PayingRow = {
  totalfee: number
  feepaid: number
  ispaid: boolean
  ispending: boolean
  suspense: number
  receipts: number
  links: string | null
  vouchers: string | null
}

/** Fee, what is paid, flags, suspense, receipts and the state of every link and voucher: as the model has them. */
export async function expectEqualStates({ at, model, applicationId }: ModelFixture): Promise<void> {
  if (!model.applied) return
  const { rows } = await sql<PayingRow>`
    select a.totalfee, a.feepaid, a.ispaid, a.ispending,
      (select coalesce(sum(s.amount), 0)::bigint from n_suspense s
        where s.payment_type = 'ENTRANCE' and s.reference_id = a.n_entrance_reg_id) as suspense,
      (select count(*) from receipt r join c_payment p using (c_payment_id)
        where p.n_entrance_reg_id = a.n_entrance_reg_id) as receipts,
      (select string_agg(t.state, ' ' order by t.created) from payment_attempt t
        where t.payment_type = 'ENTRANCE' and t.reference_id = a.n_entrance_reg_id and t.pidx is not null) as links,
      (select string_agg(lower(v.state), ' ' order by v.c_payment_id)
        from voucher v join c_payment p using (c_payment_id)
        where p.n_entrance_reg_id = a.n_entrance_reg_id) as vouchers
    from n_entrance_reg a where a.n_entrance_reg_id = ${applicationId}`.execute(at.database.kysely)
  const [row] = rows
  expect(row && { ...row, links: words(row.links).map((state) => linkStates[state]) }).toEqual({
    totalfee: model.noted,
    feepaid: paid(model),
    ispaid: isPaid(model),
    ispending: isPending(model),
    suspense: suspense(model),
    receipts: model.credits,
    links: model.links.map(({ linkState }) => linkState),
    vouchers: model.vouchers.map(({ state }) => state).join(' ') || null,
  })
}

function words(text: string | null): string[] {
  return text === null ? [] : text.split(' ')
}

/** Compares the amounts that the student reads, to the paisa. */
export async function expectShown(fixture: ModelFixture): Promise<void> {
  const { model, applicationId } = fixture
  if (!model.applied) return
  const student = await fixture.student()
  const { body } = await student.get(`/api/v1/models/n_entrance_reg/${applicationId}`)
  const { totalfee, feepaid, IsPaid, isPending: pending } = body
  expect({ totalfee, feepaid, IsPaid, pending }).toEqual({
    totalfee: model.noted / 100,
    feepaid: paid(model) / 100,
    IsPaid: isPaid(model),
    pending: isPending(model),
  })
  const remaining = Math.round(Number(totalfee) * 100) - Math.round(Number(feepaid) * 100)
  expect(remaining).toBe(model.noted - paid(model))
}

/**
 * I11, asked of the wallet and not of the model: the money it has taken is in our books, no more and no less. A refund
 * after the last planned look is visible only in the wallet's statement.
 */
export async function expectNothingLost({ at, model, applicationId }: ModelFixture): Promise<void> {
  const { total } = await at.database.kysely
    .selectFrom('ledger_line')
    .select((sum) => sum.fn.sum<number | null>('amount').as('total'))
    .where('account', '=', 'khalti')
    .where('reference_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const states = model.links.map(({ pidx, linkState }) => {
    const order = at.khalti.get(pidx)
    const unseen = order?.status === 'Refunded' && linkState === 'paid'
    return { status: order?.status, amount: unseen ? order.amount : storedOf(order) }
  })
  if (states.some(({ status }) => status === 'Partially Refunded')) return
  expect(total ?? 0).toBe(states.reduce((sum, { amount }) => sum + amount, 0))
}

function storedOf(order: { readonly status: string; readonly amount: number } | null | undefined) {
  return order?.status === 'Completed' ? order.amount : 0
}

/** Clears planned looks and the breaker's count, which would affect the next sequence. */
export async function removeModelData({ at }: Pick<ModelFixture, 'at'>): Promise<void> {
  delete at.khalti.behaviour.fault
  at.clock.advance(60_000)
  await comeBack(at, 'nobody-knows-this')
  await at.database.kysely.updateTable('payment_attempt').set({ next_check: null }).execute()
}
