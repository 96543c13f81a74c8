import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aSlip, anApplicant, type Applicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Answer, Person } from '#testing/person.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { testCodeSecret } from '#testing/test-people.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'

const reason = 'The slip belongs to another student.'
const reason_ne = 'यो भौचर अर्को विद्यार्थीको हो।'

describe('an approved voucher that was wrong', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const approve = (paymentId: number, amount = 1_500) =>
    cashier.post('/api/v1/processes/voucher_approve', { c_payment_ID: paymentId, amount })
  const reverse = (paymentId: number, body: object = {}, by = cashier) =>
    by.post('/api/v1/processes/voucher_reverse', {
      c_payment_ID: paymentId,
      reason,
      reason_ne,
      ...body,
    })
  const send = async ({ uploadVoucher }: Applicant, slip = aSlip()) => {
    const sent = await uploadVoucher(slip)
    expect(sent.status).toBe(200)
    return Number(sent.body['C_Payment_ID'])
  }
  async function approved(amount = 1_500) {
    const sita = await anApplicant(at)
    const slip = aSlip()
    const paymentId = await send(sita, slip)
    expect((await approve(paymentId, amount)).body).toMatchObject({ isError: false })
    return { sita, slip, paymentId }
  }
  const stateOf = async (paymentId: number) =>
    at.database.kysely
      .selectFrom('voucher')
      .select(['state', 'reason', 'decided_by', 'reversed_by'])
      .where('c_payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
  const sources = async (paymentId: number) =>
    (
      await at.database.kysely
        .selectFrom('ledger_transaction')
        .select('source')
        .where('source', 'like', `voucher%:${paymentId}`)
        .orderBy('ledger_transaction_id')
        .execute()
    ).map(({ source }) => source)
  const own = async ({ person }: Applicant) => (await (await person()).get(ownMoneyPath)).body
  const code = ({ body }: Answer) => body['code']
  const documentOf = (paymentId: number) =>
    at.database.kysely
      .selectFrom('n_issued_paper')
      .select(['number', 'ended', 'ended_at'])
      .where('sort', '=', 'receipt')
      .where('record_id', '=', paymentId)
      .executeTakeFirstOrThrow()

  it('stays as it is until a second person confirms its reversal, then is owed again', async () => {
    const { sita, paymentId } = await approved()
    const proposed = await reverse(paymentId)
    expect(proposed.body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    expect((await stateOf(paymentId)).state).toBe('APPROVED')
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({
      feepaid: 0,
      IsPaid: false,
      isPending: false,
      C_Payment: [
        {
          PayAmt: 1_500,
          DocStatus: { id: 'CL' },
          comments: `The approval of this voucher was reversed: ${reason}`,
        },
      ],
    })
    expect(await sources(paymentId)).toEqual([
      `voucher:${paymentId}`,
      `voucher-reversal:${paymentId}`,
    ])
    expect(await stateOf(paymentId)).toEqual({
      state: 'REVERSED',
      reason,
      decided_by: cashier.userId,
      reversed_by: second.userId,
    })
  })

  it('says now and afterwards to who confirms it', async () => {
    const { paymentId } = await approved(2_000)
    await reverse(paymentId)
    const { body } = await second.post('/api/v1/processes/proposals_open', {})
    const { proposals } = body['data'] as { proposals: Record<string, unknown>[] }
    expect(proposals.find(({ subject }) => subject === `c_payment:${paymentId}`)).toMatchObject({
      sort: 'voucher-reversal',
      before: {
        state: { en: 'Approved' },
        paid: { en: 'Rs. 1,500' },
        owed: { en: 'Rs. 0' },
        credit: { en: 'Rs. 500' },
      },
      after: {
        state: { en: 'Reversed' },
        paid: { en: 'Rs. 0' },
        owed: { en: 'Rs. 1,500' },
        credit: { en: 'Rs. 0' },
        reason: { en: reason, ne: reason_ne },
      },
    })
  })

  it('keeps its receipt’s number, which counts no more and is not printed again', async () => {
    const { sita, paymentId } = await approved()
    const before = await documentOf(paymentId)
    expect(before.ended).toBeNull()
    const receiptReady = async () =>
      (await (await sita.person()).get(`/api/v1/models/c_payment/${paymentId}`)).body[
        'receipt_ready'
      ]
    expect(await receiptReady()).toBe(true)
    await confirm(second, await reverse(paymentId))
    expect(await documentOf(paymentId)).toEqual({
      number: before.number,
      ended: 'reversed',
      ended_at: expect.any(Date),
    })
    const print = await (
      await sita.person()
    ).post('/api/v1/processes/payment_receipt', {
      c_payment_ID: paymentId,
    })
    expect(print.body['isError']).toBe(true)
    expect(await receiptReady()).toBe(false)
    const receipts = await at.database.kysely
      .selectFrom('receipt')
      .select('number')
      .where('c_payment_id', '=', paymentId)
      .execute()
    expect(receipts).toEqual([{ number: before.number }])
  })

  it('notifies the student of the reason, in both languages', async () => {
    const { sita, paymentId } = await approved()
    await confirm(second, await reverse(paymentId))
    const note = await at.database.kysely
      .selectFrom('ad_note as n')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
      .select(['n.textmsg', 'n.textmsg_ne'])
      .where('u.c_bpartner_id', '=', sita.partnerId)
      .where('n.sort', '=', 'voucher-reversed')
      .execute()
    expect(note).toEqual([
      {
        textmsg: expect.stringContaining(reason),
        textmsg_ne: expect.stringContaining(reason_ne),
      },
    ])
    expect(note[0]?.textmsg).toContain('To be paid now: Rs. 1,500')
  })

  it('frees its slip: for who sent it, and for whom it belongs to', async () => {
    const { sita, slip, paymentId } = await approved()
    const gita = await anApplicant(at)
    await confirm(second, await reverse(paymentId))
    const again = await send(gita, slip)
    expect((await stateOf(again)).state).toBe('SUBMITTED')
    expect((await approve(again)).body).toMatchObject({ isError: false })
    expect((await stateOf(await send(sita, slip))).state).toBe('HELD')
    expect((await stateOf(await send(await anApplicant(at), aSlip()))).state).toBe('SUBMITTED')
  })

  it('is sent again by the same student, read again, and reversed again', async () => {
    const { sita, slip, paymentId } = await approved(900)
    await confirm(second, await reverse(paymentId))
    const again = await send(sita, slip)
    expect((await approve(again)).body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    await confirm(second, await reverse(again))
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
  })

  it('is not confirmed without a fresh code, nor with one that was used', async () => {
    const { paymentId } = await approved()
    const { body } = await reverse(paymentId)
    const { n_proposal_ID } = body['data'] as { n_proposal_ID: number }
    const person = await at.staff('cashier')
    const confirming = (more: object) =>
      person.post('/api/v1/processes/proposal_confirm', { n_proposal_ID, ...more })
    expect(code(await confirming({}))).toBe('rule/code-needed')
    const used = codeAt(testCodeSecret, at.clock.nowMs())
    expect(code(await confirming({ code: used }))).toBe('rule/code-wrong')
    expect((await confirming({ code: await person.code() })).body).toMatchObject({ isError: false })
  })

  it('is reversed once, when twenty people confirm at once', async () => {
    const { sita, paymentId } = await approved()
    const proposed = await reverse(paymentId)
    const others = await Promise.all(Array.from({ length: 20 }, () => at.staff('cashier')))
    const all = await Promise.all(others.map((other) => confirm(other, proposed)))
    expect(all.filter(({ body }) => body['isError'] === false)).toHaveLength(1)
    expect(new Set(all.filter(({ body }) => body['isError'] === true).map(code))).toEqual(
      new Set(['rule/proposal-decided']),
    )
    expect(await sources(paymentId)).toHaveLength(2)
    expect(await sita.application()).toMatchObject({ feepaid: 0 })
    expect(code(await reverse(paymentId))).toBe('rule/voucher-reversed')
    expect(code(await approve(paymentId))).toBe('rule/voucher-decided')
  })

  it('under one key is one, and the repeat gets the same answer', async () => {
    const { paymentId } = await approved()
    const proposed = await reverse(paymentId)
    expect(code(await reverse(paymentId, {}, second))).toBe('rule/proposal-open')
    const id = (proposed.body['data'] as { n_proposal_ID: number }).n_proposal_ID
    const fresh = await second.code()
    const ask = () =>
      second.post(
        '/api/v1/processes/proposal_confirm',
        { n_proposal_ID: id, code: fresh },
        { 'idempotency-key': `reversal-${paymentId}` },
      )
    const [first, repeat] = [await ask(), await ask()]
    expect(first.body).toMatchObject({ isError: false })
    expect(repeat.body).toEqual(first.body)
    expect(await sources(paymentId)).toHaveLength(2)
  })

  it('is not reversed by who proposed it, nor with a hand of who submitted it; each try is written down', async () => {
    const { sita, paymentId } = await approved()
    const proposed = await reverse(paymentId)
    expect(code(await confirm(cashier, proposed))).toBe('rule/own-entry')
    const submitter = await at.staff('cashier')
    await at.database.kysely
      .updateTable('voucher')
      .set({ submitted_by: submitter.userId })
      .where('c_payment_id', '=', paymentId)
      .execute()
    expect(code(await confirm(submitter, proposed))).toBe('rule/own-voucher')
    expect(code(await reverse(paymentId, {}, submitter))).toBe('rule/own-voucher')
    expect(await sita.application()).toMatchObject({ feepaid: 1_500 })
    expect(await sources(paymentId)).toHaveLength(1)
    const tries = async () =>
      (
        await at.database.kysely
          .selectFrom('audit_entry')
          .select('code')
          .where('act', '=', 'refused')
          .where('ad_user_id', 'in', [cashier.userId, submitter.userId])
          .execute()
      ).map((entry) => entry.code)
    await expect.poll(tries).toEqual(expect.arrayContaining(['rule/own-entry', 'rule/own-voucher']))
  })

  it('is not reversed by students or other staff, without a reason, or where nothing was approved', async () => {
    const { sita, paymentId } = await approved()
    for (const other of [await sita.person(), await at.staff('registrar')])
      expect((await reverse(paymentId, {}, other)).status).toBe(403)
    expect((await reverse(paymentId, { reason: '', reason_ne: '' })).status).toBe(400)
    expect(code(await reverse(paymentId, { reason: ' ', reason_ne: ' ' }))).toBe(
      'rule/reason-needed',
    )
    expect(code(await reverse(999_999_999))).toBe('rule/voucher-unknown')
    expect(code(await reverse(await send(await anApplicant(at))))).toBe('rule/not-approved')
  })

  it('whose surplus was used for another fee is not reversed, and nothing changes', async () => {
    const { sita, paymentId } = await approved(2_000)
    const early = await reverse(paymentId)
    const paidOut = await cashier.post('/api/v1/processes/credit_pay_out', {
      C_BPartner_ID: sita.partnerId,
      amount: 200,
      bank: 'NIC Asia Bank',
      account_holder: 'Sita Rai',
      account_number: '0110203040',
      reason: 'Letter 12',
    })
    expect((await confirm(second, paidOut)).body).toMatchObject({ isError: false })
    expect(code(await confirm(second, early))).toBe('rule/credit-used')
    expect(code(await reverse(paymentId))).toBe('rule/credit-used')
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    expect((await own(sita))['credit']).toBe(300)
    expect(await sources(paymentId)).toHaveLength(1)
    expect((await stateOf(paymentId)).state).toBe('APPROVED')
  })

  it('takes its unused surplus back from the student’s credit', async () => {
    const { sita, paymentId } = await approved(2_000)
    expect((await own(sita))['credit']).toBe(500)
    await confirm(second, await reverse(paymentId))
    expect((await own(sita))['credit']).toBe(0)
    expect(await sita.application()).toMatchObject({ feepaid: 0 })
  })

  it('of parts takes back its own part only', async () => {
    const { sita, paymentId } = await approved(600)
    await approve(await send(sita), 900)
    await confirm(second, await reverse(paymentId))
    expect(await sita.application()).toMatchObject({ feepaid: 900, IsPaid: false })
  })

  it('is proposed again when what was to change has changed since', async () => {
    const { sita, paymentId } = await approved(600)
    const proposed = await reverse(paymentId)
    await approve(await send(sita), 100)
    expect(code(await confirm(second, proposed))).toBe('rule/value-changed')
    expect(await sita.application()).toMatchObject({ feepaid: 700 })
  })

  it('is refused by a second person with a reason, or waits a week', async () => {
    const { sita, paymentId } = await approved()
    const proposed = await reverse(paymentId)
    const id = (proposed.body['data'] as { n_proposal_ID: number }).n_proposal_ID
    await second.post('/api/v1/processes/proposal_refuse', {
      n_proposal_ID: id,
      reason: 'It is right',
    })
    expect(code(await confirm(second, proposed))).toBe('rule/proposal-decided')
    expect(await sita.application()).toMatchObject({ feepaid: 1_500 })
    expect((await reverse(paymentId)).body).toMatchObject({ isError: false })
  })

  it('is recorded with its state before and after in the audit trail', async () => {
    const { paymentId } = await approved()
    await confirm(second, await reverse(paymentId))
    const entries = await at.database.kysely
      .selectFrom('audit_entry')
      .select(['before', 'after', 'ad_user_id'])
      .where('process', '=', 'proposal_confirm')
      .where('subject', '=', 'c_payment')
      .where('record', '=', String(paymentId))
      .execute()
    expect(entries.map(({ ad_user_id }) => ad_user_id)).toEqual([second.userId])
    expect(JSON.parse(entries[0]?.before ?? '')).toMatchObject({
      state: 'APPROVED',
      feepaid: 150_000,
    })
    expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({
      state: 'REVERSED',
      feepaid: 0,
      reason,
    })
  })

  it('is protected by database constraints against a forbidden change', async () => {
    const { paymentId } = await approved()
    const change = (set: Record<string, unknown>) =>
      at.database.kysely
        .updateTable('voucher')
        .set(set)
        .where('c_payment_id', '=', paymentId)
        .execute()
    await expect(change({ state: 'REVERSED' })).rejects.toThrow(/voucher_reversed/)
    const { submitted_by } = await at.database.kysely
      .selectFrom('voucher')
      .select('submitted_by')
      .where('c_payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    const by = { state: 'REVERSED', reversed: new Date(), reversed_by: submitted_by }
    await expect(change(by)).rejects.toThrow(/voucher_reversed_by_another/)
    await confirm(second, await reverse(paymentId))
    const back = { state: 'APPROVED', reversed: null, reversed_by: null }
    await expect(change(back)).rejects.toThrow(/append-only/)
  })
})
