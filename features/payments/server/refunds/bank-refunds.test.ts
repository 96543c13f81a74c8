import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { parseTable } from '#platform/pure/text/csv.ts'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { anApplicant, type Applicant, aSlip } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { giveCredit } from '../../testing/credit.factory.ts'
import { anAccount, newestRefund, run, sendToBank } from '../../testing/refunds-in-tests.ts'
import { ownMoneyPath } from '../../wire/own-money.ts'

describe('refunds by bank', () => {
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

  /** Applicant whose voucher of Rs. 1,500 is approved, and the payment. */
  async function paidByVoucher(): Promise<Applicant & { readonly paymentId: unknown }> {
    const sita = await anApplicant(at)
    const { body } = await sita.uploadVoucher(aSlip())
    const paymentId = body['C_Payment_ID']
    await run(cashier, 'voucher_approve', { c_payment_ID: paymentId, amount: 1_500 })
    return { ...sita, paymentId }
  }
  const refund = (paymentId: unknown, body: object = {}) =>
    run(cashier, 'payment_refund', {
      c_payment_ID: paymentId,
      amount: 1_500,
      way: 'bank',
      taken_from: 'fee',
      reason: 'Paid for the wrong entrance',
      ...anAccount,
      ...body,
    })
  const own = async ({ person }: Applicant) =>
    ((await run(await person(), 'own_refunds')).body['data'] as { refunds: object[] }).refunds
  const creditOf = async ({ person }: Applicant) =>
    (await (await person()).get(ownMoneyPath)).body['credit']
  const notesOf = async ({ person }: Applicant) =>
    (await (await person()).get('/api/v1/models/ad_note')).text
  const sources = async (refundId: number | undefined) =>
    at.database.kysely
      .selectFrom('ledger_transaction')
      .select('source')
      .where('source', 'in', [
        `refund:${refundId}`,
        `refund-fee:${refundId}`,
        `refund-returned:${refundId}`,
      ])
      .orderBy('ledger_transaction_id')
      .execute()
      .then((rows) => rows.map(({ source }) => source.split(':')[0]))
  const approved = async (body: object = {}) => {
    const sita = await paidByVoucher()
    const answer = await confirm(second, await refund(sita.paymentId, body))
    expect(answer.body).toMatchObject({ isError: false })
    const { id } = (await newestRefund(cashier, 'open')) ?? { id: 0 }
    return { ...sita, refundId: id }
  }

  it('takes a payment from its fee, sends it by a list, and shows the student each step', async () => {
    const sita = await paidByVoucher()
    const proposed = await refund(sita.paymentId)
    const read = await proposalRead(second, proposed)
    expect(fieldsOf(read)).toEqual([
      ['Amount', null, { paisa: 150_000 }],
      ['Payment', null, { paisa: 150_000 }],
      ['Paid of the fee', { paisa: 150_000 }, { paisa: 0 }],
      ['Still owed', { paisa: 0 }, { paisa: 150_000 }],
      ['Goes back by', null, { en: 'Bank transfer', ne: 'बैंक ट्रान्सफर' }],
      ['Bank', null, 'NIC Asia Bank'],
      ['Account name', null, 'Sita Rai'],
      ['Account number', null, '0110-203040'],
      ['Reason', null, 'Paid for the wrong entrance'],
    ])
    expect((await confirm(cashier, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect(await own(sita)).toEqual([])
    const both = await Promise.all([confirm(second, proposed), confirm(second, proposed)])
    expect(both.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect(await sita.application()).toMatchObject({
      feepaid: 0,
      IsPaid: false,
      C_Payment: [{ DocStatus: { id: 'CL' }, comments: expect.stringContaining('Refunded Rs.') }],
    })
    expect(await creditOf(sita)).toBe(0)
    expect(await own(sita)).toMatchObject([{ state: 'APPROVED', amount: 150_000, ending: '3040' }])
    const refundId = (await newestRefund(cashier, 'open'))?.id
    expect(await sources(refundId)).toEqual(['refund-fee'])
    await sendToBank(cashier, { by: second, on: todayOf(at) })
    expect(await own(sita)).toMatchObject([
      { state: 'SENT', sentOn: todayOf(at), bank: 'NIC Asia Bank', ending: '3040' },
    ])
    expect(await sources(refundId)).toEqual(['refund-fee', 'refund'])
    expect(await notesOf(sita)).toContain('was sent to your account at NIC Asia Bank on')
  })

  it('refunds a part, and no more than the payment was', async () => {
    const sita = await paidByVoucher()
    for (const amount of [0, -1, 1_500.01])
      expect((await refund(sita.paymentId, { amount })).body).toMatchObject({
        code: 'rule/amount-wrong',
      })
    await confirm(second, await refund(sita.paymentId, { amount: 1_000 }))
    expect(await sita.application()).toMatchObject({
      feepaid: 500,
      C_Payment: [{ DocStatus: { id: 'CO' } }],
    })
    const more = await refund(sita.paymentId, { amount: 500.01 })
    expect(more.body).toMatchObject({ code: 'rule/amount-wrong' })
    expect(more.text).toContain('up to what the payment still pays of its fee: Rs. 500')
    expect(
      (await confirm(second, await refund(sita.paymentId, { amount: 500 }))).body,
    ).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 0 })
    await sendToBank(cashier, { by: second, on: todayOf(at) })
  })

  it('names each field that is wrong, and changes nothing', async () => {
    const sita = await paidByVoucher()
    const wrong = await refund(sita.paymentId, { bank: '', account_number: '12 or 13' })
    expect(wrong.body['errors']).toMatchObject([{ field: 'bank' }, { field: 'account_number' }])
    for (const [body, field] of [
      [{ way: 'cash' }, 'way'],
      [{ taken_from: 'bank' }, 'taken_from'],
      [{ reason: ' ' }, 'reason'],
    ] as const)
      expect((await refund(sita.paymentId, body)).body['errors']).toMatchObject([{ field }])
    expect((await refund(sita.paymentId, { way: 'khalti' })).body).toMatchObject({
      code: 'rule/not-khalti',
    })
    expect((await refund(1)).body).toMatchObject({ code: 'rule/payment-unknown' })
    expect(await own(sita)).toEqual([])
  })

  it('reserves credit, so that it is neither set off nor refunded a second time', async () => {
    const sita = await anApplicant(at)
    await at.database.transaction((transaction) =>
      giveCredit(transaction, sita.partnerId, rupees(600)),
    )
    const payOut = (amount: number) =>
      run(cashier, 'credit_pay_out', {
        C_BPartner_ID: sita.partnerId,
        amount,
        reason: 'Letter 12',
        ...anAccount,
      })
    await confirm(second, await payOut(400))
    expect(await creditOf(sita)).toBe(200)
    expect((await payOut(200.01)).body).toMatchObject({ code: 'rule/amount-wrong' })
    const { id } = (await newestRefund(cashier, 'open')) ?? {}
    const cancel = await run(cashier, 'refund_cancel', { refund_ID: id, reason: 'mistake' })
    expect(cancel.body).toMatchObject({ isError: false })
    expect(await creditOf(sita)).toBe(600)
    expect(await own(sita)).toMatchObject([
      { state: 'CANCELED', endReason: { en: 'The university entered it by mistake.' } },
    ])
    expect(
      (await run(cashier, 'refund_cancel', { refund_ID: id, reason: 'mistake' })).body,
    ).toMatchObject({ code: 'rule/state-changed' })
  })

  it('makes a list once, for the bank as a file and to sign as pages', async () => {
    await approved()
    await approved({ account_number: '=SUM(A1)' }).catch(() => {})
    await approved({ account_holder: '=Sita', account_number: '00120304' })
    const made = await Promise.all([
      run(cashier, 'refund_list_make'),
      run(second, 'refund_list_make'),
    ])
    const lists = made.flatMap(({ body }) => (body['data'] ? [body['data']] : [])) as {
      refund_list_ID: number
    }[]
    expect(lists).toHaveLength(1)
    expect(made.map(({ body }) => body['code'] ?? '').toSorted()).toEqual(['', 'rule/none-to-list'])
    const [list] = lists
    const file = (answer: Answer) => Buffer.from(String(answer.body['exportFile']), 'base64')
    const csv = file(await run(cashier, 'refund_list_file', list)).toString('utf8')
    const table = parseTable(csv)
    if ('wrong' in table) throw new Error('not a table')
    expect(table.head).toEqual([
      'Reference',
      'Account number',
      'Account name',
      'Bank',
      'Amount',
      'Remarks',
    ])
    expect(table.rows.map(({ cells }) => cells.slice(1, 5))).toEqual([
      ['0110-203040', 'Sita Rai', 'NIC Asia Bank', '1500.00'],
      ['00120304', "'=Sita", 'NIC Asia Bank', '1500.00'],
    ])
    const text = pdfText(file(await run(cashier, 'refund_list_print', list)))
    for (const part of ['Transfer list', 'बैंक ट्रान्सफर सूची', '00120304', 'Prepared by'])
      expect(text).toContain(part)
    expect(text.replaceAll('\u00A0', ' ')).toContain('Rs. 3,000')
    await run(second, 'refund_list_dissolve', { ...list, reason: 'The bank was closed' })
    expect((await newestRefund(cashier, 'open'))?.state).toBe('APPROVED')
    await sendToBank(cashier, { by: second, on: todayOf(at) })
  })

  it('is noted as sent by another person than made the list, on a day that can be', async () => {
    await approved()
    const made = await run(cashier, 'refund_list_make')
    const list = made.body['data'] as object
    const send = (by: Person, sent_on: string) => run(by, 'refund_list_sent', { ...list, sent_on })
    const today = todayOf(at)
    expect((await send(cashier, today)).body).toMatchObject({ code: 'rule/own-entry' })
    for (const day of [addDays(today, -1), addDays(today, 1), '27 Nov'])
      expect((await send(second, day)).body).toMatchObject({ code: 'rule/day-wrong' })
    const sent = await Promise.all([send(second, today), send(second, today)])
    expect(sent.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect(
      (await run(second, 'refund_list_dissolve', { ...list, reason: 'x' })).body,
    ).toMatchObject({
      code: 'rule/list-over',
    })
    expect(
      (await run(second, 'refund_list_sent', { refund_list_ID: 5, sent_on: today })).body,
    ).toMatchObject({ code: 'rule/list-unknown' })
  })

  it('goes back to the student’s credit when the bank returns it, by two people and once', async () => {
    const sita = await approved()
    const back = () => run(cashier, 'refund_return', { refund_ID: sita.refundId, reason: 'closed' })
    expect((await back()).body).toMatchObject({ code: 'rule/state-changed' })
    await sendToBank(cashier, { by: second, on: todayOf(at) })
    expect(
      (await run(cashier, 'refund_return', { refund_ID: sita.refundId, reason: 'why' })).body,
    ).toMatchObject({ code: 'rule/reason-unknown' })
    const proposed = await back()
    expect(fieldsOf(await proposalRead(second, proposed))).toMatchObject([
      ['Refund', { en: 'Sent' }, { en: 'Returned by the bank' }],
      ['Sent', { en: expect.any(String) }, null],
      ['The student’s credit', null, { paisa: 150_000 }],
      ['Bank', null, 'NIC Asia Bank 0110-203040'],
      ['Reason', null, { en: 'The account is closed.' }],
    ])
    expect((await confirm(cashier, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    const both = await Promise.all([confirm(second, proposed), confirm(second, proposed)])
    expect(both.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect(await creditOf(sita)).toBe(1_500)
    expect(await sources(sita.refundId)).toEqual(['refund-fee', 'refund', 'refund-returned'])
    expect(await own(sita)).toMatchObject([
      { state: 'RETURNED', endReason: { en: 'The account is closed.' } },
    ])
    expect(await notesOf(sita)).toContain('The bank returned your refund of')
    expect((await back()).body).toMatchObject({ code: 'rule/state-changed' })
  })

  it('is posted to the next open day when the day of the transfer is closed', async () => {
    const sita = await approved()
    const made = await run(cashier, 'refund_list_make')
    const day = todayOf(at)
    at.clock.advance(24 * 3_600_000)
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
    await confirm(second, await run(cashier, 'day_close', { last_day: day }))
    const body = { ...(made.body['data'] as object), sent_on: day }
    expect((await run(second, 'refund_list_sent', body)).body).toMatchObject({ isError: false })
    expect(await own(sita)).toMatchObject([{ state: 'SENT', sentOn: day }])
    const { posted } = await at.database.kysely
      .selectFrom('ledger_transaction')
      .select('posted')
      .where('source', '=', `refund:${sita.refundId}`)
      .executeTakeFirstOrThrow()
    expect(posted.getTime()).toBe(at.clock.nowMs())
  })

  it('is the cashier’s and the administrator’s to decide, and no student sees another’s', async () => {
    const sita = await approved()
    const ram = await anApplicant(at)
    expect(await own(ram)).toEqual([])
    const people = [await sita.person(), await at.staff('registrar'), await at.staff('librarian')]
    for (const person of people)
      for (const [slug, body] of [
        [
          'payment_refund',
          { c_payment_ID: sita.paymentId, amount: 1, way: 'bank', taken_from: 'fee', reason: 'r' },
        ],
        ['refund_cancel', { refund_ID: sita.refundId, reason: 'mistake' }],
        ['refund_list_make', {}],
        ['refunds', { show: 'open' }],
      ] as const)
        expect((await run(person, slug, body)).status).toBe(403)
    await run(cashier, 'refund_cancel', { refund_ID: sita.refundId, reason: 'mistake' })
  })
})
