import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { anApplicant, type Applicant, payWithKhalti } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { anAccount, newestRefund, run } from '#features/payments/testing/refunds-in-tests.ts'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'
import type { FailPoint } from '#features/payments/server/core/fail-points.ts'

const minute = 60_000

describe('refunds through Khalti', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  let endsAt: FailPoint | null = null
  const reached = (point: FailPoint) => {
    if (point !== endsAt) return
    endsAt = null
    throw new Error(`the end at ${point}`)
  }
  beforeAll(async () => {
    at = await testServer({ idleJobs: true, reached })
    await signIn()
  })
  afterEach(async () => {
    delete at.khalti.behaviour.refund
    delete at.khalti.behaviour.lookup
    delete at.khalti.behaviour.fault
    await expectSoundMoney(at.database)
  })
  afterAll(() => at.close())

  async function signIn() {
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
  }
  const later = async (ms: number) => {
    at.clock.advance(ms)
    await signIn()
  }
  /** The work may end at a fail point, as the process would. */
  const sweep = () => at.jobs.runNow('refunds').catch(() => {})
  const paymentOf = async ({ partnerId }: Applicant) => {
    const row = await at.database.kysely
      .selectFrom('c_payment')
      .select('c_payment_id')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    return row.c_payment_id
  }
  const refund = async (sita: Applicant, body: object = {}) =>
    run(cashier, 'payment_refund', {
      c_payment_ID: await paymentOf(sita),
      amount: 1_500,
      way: 'khalti',
      taken_from: 'fee',
      reason: 'Paid for the wrong entrance',
      ...body,
    })
  /** A Khalti payment of Rs. 1,500 whose refund is confirmed and has not left. */
  async function confirmed(body: object = {}) {
    const sita = await anApplicant(at)
    const pidx = await payWithKhalti(at, sita, rupees(1_500))
    const answer = await confirm(second, await refund(sita, body))
    expect(answer.body).toMatchObject({ isError: false })
    const { id } = (await newestRefund(cashier, 'open')) ?? { id: 0 }
    return { sita, pidx, refundId: id }
  }
  const stateOf = async (refundId: number) =>
    (
      await at.database.kysely
        .selectFrom('refund')
        .select('state')
        .where('refund_id', '=', refundId)
        .executeTakeFirstOrThrow()
    ).state
  const atKhalti = (pidx: string) => at.khalti.get(pidx)?.status
  const left = async (refundId: number) => {
    const rows = await at.database.kysely
      .selectFrom('ledger_line as l')
      .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
      .select(['l.account', 'l.amount'])
      .where('t.source', '=', `refund:${refundId}`)
      .orderBy('l.amount')
      .execute()
    return rows.map(({ account, amount }) => [account, amount])
  }
  const heldByKhalti = async (partnerId: number) => {
    const { total } = await at.database.kysely
      .selectFrom('ledger_line')
      .select((of) => of.fn.sum<number>('amount').as('total'))
      .where('account', '=', 'khalti')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    return total
  }
  const whole = [
    ['khalti', -150_000],
    ['suspense', 150_000],
  ]
  const asked = async (work: () => Promise<unknown>) => {
    const before = at.khalti.refundsAsked()
    await work()
    return at.khalti.refundsAsked() - before
  }

  it('leaves once it is confirmed, is posted once Khalti’s status shows it, and is sent once', async () => {
    const { sita, pidx, refundId } = await confirmed()
    expect(atKhalti(pidx)).toBe('Completed')
    expect(await asked(() => Promise.all([sweep(), sweep()]))).toBe(1)
    await sweep()
    expect(atKhalti(pidx)).toBe('Refunded')
    expect(await stateOf(refundId)).toBe('SENT')
    expect(await left(refundId)).toEqual(whole)
    expect(await sita.application()).toMatchObject({
      feepaid: 0,
      IsPaid: false,
      C_Payment: [{ DocStatus: { id: 'CL' } }],
    })
    expect((await (await sita.person()).get(ownMoneyPath)).body['credit']).toBe(0)
    const notes = await (await sita.person()).get('/api/v1/models/ad_note')
    expect(notes.text).toContain('was sent to your Khalti wallet on')
    expect(at.logged()).not.toContain('a payment was refunded at the provider')
    await at.payments.khalti.lookup(pidx)
    at.clock.advance(25 * 60 * minute)
    await at.jobs.runNow('payments')
    await signIn()
    expect(await left(refundId)).toEqual(whole)
  })

  it('gives a part back, and no second part of the same payment', async () => {
    const { sita, pidx, refundId } = await confirmed({ amount: 400 })
    await sweep()
    expect(atKhalti(pidx)).toBe('Partially Refunded')
    expect(await stateOf(refundId)).toBe('SENT')
    expect(await sita.application()).toMatchObject({
      feepaid: 1_100,
      C_Payment: [{ comments: expect.stringContaining('Refunded Rs. 400') }],
    })
    expect((await refund(sita, { amount: 100 })).body).toMatchObject({ code: 'rule/not-khalti' })
    const byBank = await refund(sita, { amount: 100, way: 'bank', ...anAccount })
    expect(byBank.body).toMatchObject({ isError: false })
  })

  it('that is answered late is not sent again, and is posted when the status shows it', async () => {
    const { pidx, refundId } = await confirmed()
    at.khalti.behaviour.refund = 'lost'
    await sweep()
    expect(await stateOf(refundId)).toBe('ASKED')
    expect(await left(refundId)).toEqual([])
    await later(3 * minute)
    expect(await asked(sweep)).toBe(0)
    at.khalti.change(pidx, { status: 'Refunded' })
    await later(3 * minute)
    expect(await asked(sweep)).toBe(0)
    expect(await stateOf(refundId)).toBe('SENT')
    expect(await left(refundId)).toEqual(whole)
  })

  it('that was done without an answer is posted by its status alone', async () => {
    const { pidx, refundId } = await confirmed({ amount: 400 })
    at.khalti.behaviour.refund = 'unanswered'
    expect(await asked(sweep)).toBe(1)
    expect(await stateOf(refundId)).toBe('SENT')
    expect(at.khalti.get(pidx)?.refunded).toBe(40_000)
    expect(await asked(sweep)).toBe(0)
  })

  it('that is never answered is sent again by hand, after a quarter of an hour and its status', async () => {
    const { pidx, refundId } = await confirmed()
    at.khalti.behaviour.refund = 'lost'
    await sweep()
    delete at.khalti.behaviour.refund
    const again = () => run(cashier, 'refund_ask', { refund_ID: refundId, again: true })
    await later(14 * minute)
    expect(await asked(again)).toBe(0)
    expect((await again()).body).toMatchObject({ code: 'rule/too-early' })
    await later(2 * minute)
    const only = await run(cashier, 'refund_ask', { refund_ID: refundId })
    expect(only.body).toMatchObject({ isError: false, data: { state: 'ASKED' } })
    expect(await asked(() => Promise.all([again(), again()]))).toBe(1)
    expect(await stateOf(refundId)).toBe('SENT')
    expect(atKhalti(pidx)).toBe('Refunded')
  })

  it('that arrived after all is not sent again, though a person says so', async () => {
    const { pidx, refundId } = await confirmed({ amount: 400 })
    at.khalti.behaviour.refund = 'lost'
    await sweep()
    delete at.khalti.behaviour.refund
    at.khalti.refund(String(at.khalti.get(pidx)?.transactionId), { amount: 40_000 })
    await later(20 * minute)
    const again = () => run(cashier, 'refund_ask', { refund_ID: refundId, again: true })
    expect(await asked(again)).toBe(0)
    expect(await stateOf(refundId)).toBe('SENT')
    expect(at.khalti.get(pidx)?.refunded).toBe(40_000)
  })

  it('is not sent while Khalti’s status is not known', async () => {
    const { refundId } = await confirmed()
    at.khalti.behaviour.fault = (_, response) => void response.writeHead(503).end('')
    expect(await asked(sweep)).toBe(0)
    expect(await stateOf(refundId)).toBe('APPROVED')
    delete at.khalti.behaviour.fault
    await later(minute)
    await sweep()
    expect(await stateOf(refundId)).toBe('SENT')
  })

  it('that Khalti refuses is the student’s credit again, and may go by bank', async () => {
    const { sita, refundId } = await confirmed()
    at.khalti.behaviour.refund = { status: 400, body: { detail: 'Insufficient balance' } }
    await sweep()
    expect(await stateOf(refundId)).toBe('REFUSED')
    expect((await (await sita.person()).get(ownMoneyPath)).body['credit']).toBe(1_500)
    expect(await newestRefund(cashier, 'ended')).toMatchObject({
      id: refundId,
      answer: expect.stringContaining('Insufficient balance'),
    })
    const body = { C_BPartner_ID: sita.partnerId, amount: 1_500, reason: 'Khalti', ...anAccount }
    const byBank = await confirm(second, await run(cashier, 'credit_pay_out', body))
    expect(byBank.body).toMatchObject({ isError: false })
  })

  it('is given up by hand a day after Khalti was asked, and later money that left is not lost', async () => {
    const { sita, pidx, refundId } = await confirmed()
    at.khalti.behaviour.refund = 'lost'
    await sweep()
    const cancel = () => run(cashier, 'refund_cancel', { refund_ID: refundId, reason: 'khalti' })
    expect((await cancel()).body).toMatchObject({ code: 'rule/too-early' })
    await later(24 * 60 * minute)
    expect((await cancel()).body).toMatchObject({ isError: false })
    expect((await (await sita.person()).get(ownMoneyPath)).body['credit']).toBe(1_500)
    at.khalti.change(pidx, { status: 'Refunded' })
    await at.jobs.runNow('payments')
    expect(await heldByKhalti(sita.partnerId)).toBe(0)
  })

  it('of a part has left when Khalti gave all back, and the rest is owed again', async () => {
    const { sita, pidx, refundId } = await confirmed({ amount: 400 })
    at.khalti.behaviour.refund = 'lost'
    await sweep()
    at.khalti.change(pidx, { status: 'Refunded' })
    await later(3 * minute)
    await sweep()
    expect(await stateOf(refundId)).toBe('SENT')
    expect(at.logged()).toContain('Khalti gave back another part than was asked')
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    expect((await (await sita.person()).get(ownMoneyPath)).body['credit']).toBe(0)
    expect(await heldByKhalti(sita.partnerId)).toBe(0)
  })

  /** All was asked for, and Khalti's status shows a part. */
  async function partly(body: object = {}) {
    const found = await confirmed(body)
    at.khalti.behaviour.refund = 'lost'
    await sweep()
    at.khalti.change(found.pidx, { status: 'Partially Refunded' })
    await later(3 * minute)
    await sweep()
    return found
  }
  const noteAs = (refundId: number, amount: number, seen = 'Merchant account') =>
    run(cashier, 'refund_part_left', { refund_ID: refundId, amount, seen })

  it('of all is held for staff when Khalti gave back a part, and is neither sent again nor taken back', async () => {
    const { refundId } = await partly()
    await later(25 * 60 * minute)
    expect(await stateOf(refundId)).toBe('ASKED')
    expect(await newestRefund(cashier, 'open')).toMatchObject({
      answer: 'Khalti: PARTIALLY_REFUNDED',
      maySendAgain: false,
      mayCancel: false,
      mayNotePart: true,
    })
    const again = await run(cashier, 'refund_ask', { refund_ID: refundId, again: true })
    const cancel = await run(cashier, 'refund_cancel', { refund_ID: refundId, reason: 'khalti' })
    for (const { body } of [again, cancel]) expect(body).toMatchObject({ code: 'rule/part-left' })
  })

  it('of which two people note the part has left, and the rest is credit', async () => {
    const { sita, refundId } = await partly()
    const proposed = await noteAs(refundId, 400)
    expect((await noteAs(refundId, 400)).body).toMatchObject({ isError: true })
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await left(refundId)).toEqual([])
    expect(await newestRefund(cashier, 'ended')).toMatchObject({ id: refundId, state: 'CANCELED' })
    const part = await newestRefund(cashier, 'sent')
    expect(part).toMatchObject({ amount: 40_000, state: 'SENT', answer: 'Merchant account' })
    expect(await left(part?.id ?? 0)).toEqual([
      ['khalti', -40_000],
      ['suspense', 40_000],
    ])
    expect((await (await sita.person()).get(ownMoneyPath)).body['credit']).toBe(1_100)
    const notes = await (await sita.person()).get('/api/v1/models/ad_note')
    expect(notes.text).toContain('is your credit.')
    await later(25 * 60 * minute)
    await at.jobs.runNow('payments')
    expect(await heldByKhalti(sita.partnerId)).toBe(110_000)
  })

  it('takes only a part that may be, with where it was read, of a refund of which a part left', async () => {
    const { refundId } = await partly()
    const fieldOf = async (amount: number, seen?: string) =>
      ((await noteAs(refundId, amount, seen)).body['errors'] as { field: string }[])[0]?.field
    expect(await fieldOf(1_500)).toBe('amount')
    expect(await fieldOf(0)).toBe('amount')
    expect(await fieldOf(400, ' ')).toBe('seen')
    const { refundId: whole } = await confirmed()
    expect((await noteAs(whole, 400)).body).toMatchObject({ code: 'rule/state-changed' })
    expect((await noteAs(0, 400)).body).toMatchObject({ code: 'rule/refund-unknown' })
  })

  it('of which a part was noted is taken back once when Khalti gives back the rest by itself', async () => {
    const { sita, pidx, refundId } = await partly()
    await confirm(second, await noteAs(refundId, 400))
    at.khalti.change(pidx, { status: 'Refunded' })
    await later(25 * 60 * minute)
    await at.jobs.runNow('payments')
    expect(await sita.application()).toMatchObject({ feepaid: 0 })
    expect((await (await sita.person()).get(ownMoneyPath)).body['credit']).toBe(0)
    expect(await heldByKhalti(sita.partnerId)).toBe(0)
  })

  it('of a part is not taken twice when Khalti gives the rest back by itself', async () => {
    const { sita, pidx } = await confirmed({ amount: 400 })
    await sweep()
    at.khalti.change(pidx, { status: 'Refunded' })
    await later(25 * 60 * minute)
    await at.jobs.runNow('payments')
    expect(await sita.application()).toMatchObject({ feepaid: 0 })
    expect((await (await sita.person()).get(ownMoneyPath)).body['credit']).toBe(0)
    expect(await heldByKhalti(sita.partnerId)).toBe(0)
  })

  it.each([
    ['P13', 'ASKED', 1],
    ['P14', 'SENT', 0],
    ['P15', 'SENT', 0],
  ] as const)(
    '%s: work that ends there loses nothing and sends nothing twice',
    async (point, next, again) => {
      const { pidx, refundId } = await confirmed({ amount: 400 })
      endsAt = point
      await sweep()
      expect(endsAt).toBeNull()
      await expectSoundMoney(at.database)
      expect(await stateOf(refundId)).toBe('ASKED')
      await later(3 * minute)
      expect(await asked(sweep)).toBe(0)
      expect(await stateOf(refundId)).toBe(next)
      await later(15 * minute)
      const byHand = () => run(cashier, 'refund_ask', { refund_ID: refundId, again: true })
      expect(await asked(byHand)).toBe(again)
      expect(await stateOf(refundId)).toBe('SENT')
      expect(at.khalti.get(pidx)?.refunded).toBe(40_000)
      expect(await left(refundId)).toEqual([
        ['khalti', -40_000],
        ['suspense', 40_000],
      ])
    },
  )
})
