import { sql } from 'kysely'
import { expect } from 'vitest'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'
import { comeBack } from '#testing/applicant.ts'
import { linesOf } from './book.ts'
import { credit, isPaid, isPending, paid, suspense } from './model.ts'
import type { LinkState } from './model-state.ts'
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
  refunds: string | null
  accounts: Record<string, number> | null
}

/** Fee, what is paid, flags, suspense, receipts and the state of every link and voucher: as the model has them. */
export async function expectEqualStates({
  at,
  model,
  applicationId,
  partnerId,
}: ModelFixture): Promise<void> {
  if (!model.applied) return
  const { rows } = await sql<PayingRow>`
    select a.totalfee, a.feepaid, a.ispaid, a.ispending,
      (select coalesce(sum(s.amount), 0)::bigint from n_suspense s
        where s.c_bpartner_id = ${partnerId}) as suspense,
      (select string_agg(r.state, ' ' order by r.refund_id) from refund r
        where r.c_bpartner_id = ${partnerId}) as refunds,
      (select json_object_agg(account, total) from (
        select account, sum(amount) as total from ledger_line group by account having sum(amount) <> 0) s) as accounts,
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
    refunds: model.refunds.map(({ state }) => state).join(' ') || null,
    accounts: accountsOf(model),
  })
}

/** Balances of the whole university, as the entries of this and of earlier students leave them. */
function accountsOf({ book }: ModelFixture['model']) {
  const lines = linesOf(Object.fromEntries(book.accounts))
  return lines.length === 0 ? null : Object.fromEntries(lines)
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
  expect((await student.get(ownMoneyPath)).body['credit']).toBe(credit(model) / 100)
  const remaining = Math.round(Number(totalfee) * 100) - Math.round(Number(feepaid) * 100)
  expect(remaining).toBe(model.noted - paid(model))
}

/**
 * I11, asked of the wallet and not of the model: the money it has taken is in our books, no more and no less. A refund
 * after the last planned look, and how much of a payment the wallet gave back by itself, is visible only in its statement.
 */
export async function expectNothingLost({ at, model, partnerId }: ModelFixture): Promise<void> {
  const { total } = await at.database.kysely
    .selectFrom('ledger_line')
    .select((sum) => sum.fn.sum<number | null>('amount').as('total'))
    .where('account', '=', 'khalti')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const stored = model.links.map(({ pidx, linkState }) => {
    const order = at.khalti.get(pidx)
    if (order?.status === 'Completed') return order.amount
    if (order?.status === 'Refunded') return linkState === 'paid' ? order.amount : 0
    if (order?.status !== 'Partially Refunded') return 0
    const isOurs = linkState === 'partly refunded' && order.refunded !== undefined
    return isOurs ? order.amount - order.refunded : null
  })
  if (stored.includes(null)) return
  const placed = model.strays.filter(({ state }) => state === 'placed').map(({ amount }) => amount)
  const all = [...stored, ...placed]
  expect(total ?? 0).toBe(all.reduce((sum: number, amount) => sum + (amount ?? 0), 0))
}

/** Clears planned looks and the breaker's count, which would affect the next sequence. */
export async function removeModelData({ at }: Pick<ModelFixture, 'at'>): Promise<void> {
  delete at.khalti.behaviour.fault
  delete at.khalti.behaviour.refund
  at.clock.advance(60_000)
  await comeBack(at, 'nobody-knows-this')
  await at.database.kysely.updateTable('payment_attempt').set({ next_check: null }).execute()
}
