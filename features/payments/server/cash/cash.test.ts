import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { anApplicant, type Applicant } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { statementCsv, statementFile } from '#testing/bank-statements-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import type { CashCounter } from '../../wire/cash.ts'

const dayMs = 24 * 3_600_000
const reason = { reason: 'Entered twice', reason_ne: 'दुई पटक राखियो' }

describe('fees paid in cash', () => {
  let at: TestServer
  let hari: Person
  let gita: Person
  let sita: Applicant
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  beforeEach(async () => {
    hari = await at.staff('cashier')
    gita = await at.staff('cashier')
    sita = await anApplicant(at)
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const process = (person: Person, slug: string, body: object) =>
    person.post(`/api/v1/processes/${slug}`, body)
  const take = (facts: object = {}, by = hari) =>
    process(by, 'cash_take', {
      C_BPartner_ID: sita.partnerId,
      payment_type: 'ENTRANCE',
      payment_reference_id: sita.applicationId,
      amount: 1_500,
      owed: 1_500,
      ...facts,
    })
  const paymentOf = ({ body }: Answer) => (body['data'] as { c_payment_ID: number }).c_payment_ID
  const counterOf = async (person: Person, days?: { first: Day; last: Day }) => {
    const { first, last } = days ?? { first: todayOf(at), last: todayOf(at) }
    const { body } = await process(person, 'cash_counters', { first_day: first, last_day: last })
    const { counters } = body['data'] as { counters: readonly CashCounter[] }
    // One's own counter is the first.
    const [own] = counters
    if (own === undefined) throw new Error(`No counter: ${JSON.stringify(body)}`)
    return own
  }
  const count = async (person: Person, notes: object, facts: object = {}) => {
    const { id, balance } = await counterOf(person)
    return process(person, 'cash_count', {
      counter: id,
      expected: balance / 100,
      ...notes,
      ...facts,
    })
  }

  it('are credited at once, with a receipt that names the cashier, and seen by the student', async () => {
    const { body: listed } = await process(hari, 'cash_fees', { C_BPartner_ID: sita.partnerId })
    expect(listed['data']).toMatchObject({
      fees: [{ paymentType: 'ENTRANCE', owed: 150_000, refused: null }],
    })
    const taken = await take()
    expect(taken.body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    const { body } = await (await sita.person()).get('/api/v1/models/c_payment')
    expect(body['records']).toMatchObject([
      { TenderType: { id: 'Cash' }, PayAmt: 1_500, DocStatus: { id: 'CO' }, receipt_ready: true },
    ])
    const printed = await process(hari, 'payment_receipt', { c_payment_ID: paymentOf(taken) })
    const text = pdfText(Buffer.from(String(printed.body['exportFile']), 'base64'))
    expect(text).toMatch(/Paid by[^]*Cash/)
    expect(text).toMatch(/Confirmed[^]*\d{4}\), \d\d:\d\d, \S+/)
    const notice = await at.database.kysely
      .selectFrom('ad_note as n')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
      .select('n.sort')
      .where('u.c_bpartner_id', '=', sita.partnerId)
      .execute()
    expect(notice.map(({ sort }) => sort)).toContain('payment-confirmed')
    const again = await process(hari, 'cash_fees', { C_BPartner_ID: sita.partnerId })
    expect(again.body['data']).toMatchObject({ fees: [] })
  })

  it('are taken once, whether the key is repeated or the form is sent again', async () => {
    const body = {
      C_BPartner_ID: sita.partnerId,
      payment_type: 'ENTRANCE',
      payment_reference_id: sita.applicationId,
      amount: 700,
      owed: 1_500,
    }
    const headers = { 'idempotency-key': `cash-${sita.applicationId}` }
    const send = () => hari.post('/api/v1/processes/cash_take', body, headers)
    const [one, other] = await Promise.all([send(), send()])
    expect(one.body['data']).toEqual(other.body['data'])
    expect((await take({ amount: 700 })).body).toMatchObject({ code: 'rule/owed-changed' })
    expect((await take({ amount: 800, owed: 800 })).body).toMatchObject({ isError: false })
    expect((await take({ amount: 800, owed: 800 })).body).toMatchObject({
      code: 'rule/owed-changed',
    })
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it('become credit beyond the fee only if the cashier says so', async () => {
    expect((await take({ amount: 2_000 })).body).toMatchObject({ code: 'rule/more-than-owed' })
    const { body } = await take({ amount: 2_000, to_credit: true })
    expect(body['data']).toMatchObject({ toCredit: 50_000 })
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it.each([
    ['amount-wrong', { amount: 0 }],
    ['amount-wrong', { amount: -5 }],
    ['amount-wrong', { amount: 100_000_000, to_credit: true }],
    ['type-unknown', { payment_type: 'LUNCH' }],
    ['reference-unknown', { payment_reference_id: 1 }],
    ['reference-unknown', { C_BPartner_ID: 1 }],
  ])('are refused: %s %j', async (code, facts) => {
    expect((await take(facts)).body).toMatchObject({ code: `rule/${code}` })
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
  })

  it('are taken by cashiers and administrators only', async () => {
    for (const role of ['registrar', 'exam-office', 'librarian'] as const) {
      const person = await at.staff(role)
      expect((await take({}, person)).status).toBe(403)
    }
    expect((await take({}, await sita.person())).status).toBe(403)
    expect((await take({}, await at.staff('administrator'))).body).toMatchObject({ isError: false })
  })

  it('are taken back by two people, never confirmed by who took them', async () => {
    const taken = await take()
    const c_payment_ID = paymentOf(taken)
    const proposed = await process(gita, 'cash_reverse', { c_payment_ID, ...reason })
    expect((await confirm(hari, proposed)).body).toMatchObject({ code: 'rule/own-cash' })
    const second = await at.staff('administrator')
    const shown = await proposalRead(second, proposed)
    expect(fieldsOf(shown)?.map(([name]) => name)).toContain('Paid of the fee')
    expect((await confirm(gita, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    expect(await counterOf(hari)).toMatchObject({ taken: 150_000, takenBack: 150_000, balance: 0 })
    const again = await process(gita, 'cash_reverse', { c_payment_ID, ...reason })
    expect(again.body).toMatchObject({ code: 'rule/cash-reversed' })
    const receipt = await process(hari, 'payment_receipt', { c_payment_ID })
    expect(receipt.body).toMatchObject({ isError: true })
    // The receipt keeps its number; the next one has the next.
    const next = await take()
    const numberOf = ({ body }: Answer) => (body['data'] as { receipt: string }).receipt
    expect(Number(numberOf(next).slice(-6))).toBe(Number(numberOf(taken).slice(-6)) + 1)
  })

  it('of a counter are counted by notes; a difference needs a reason and is posted', async () => {
    await take()
    const short = { notes_1000: 1, notes_100: 4, notes_50: 1, notes_20: 2 }
    expect((await count(hari, short)).body).toMatchObject({
      code: 'rule/reason-missing',
      errors: [{ field: 'reason' }],
    })
    expect((await count(hari, { notes_1000: 1, notes_500: -1 })).body).toMatchObject({
      errors: [{ field: 'notes_500' }],
    })
    expect((await count(hari, { notes_1000: 1 }, { expected: 7 })).body).toMatchObject({
      code: 'rule/counter-changed',
    })
    const stored = await count(hari, short, { reason: 'A note of ten is missing' })
    expect(stored.body).toMatchObject({ isError: false })
    expect(await counterOf(hari)).toMatchObject({
      difference: -1_000,
      balance: 149_000,
      isCounted: true,
    })
    const more = await count(hari, { notes_1000: 1, notes_500: 1 }, { reason: 'Found again' })
    expect(more.body).toMatchObject({ isError: false })
    expect(await counterOf(hari)).toMatchObject({ difference: 0, balance: 150_000 })
  })

  it('are brought to the bank by two people, once for a slip, and not more than there is', async () => {
    await take()
    const { id } = await counterOf(hari)
    const deposit = { counter: id, amount: 1_000, slip_number: 'CD-77', day: todayOf(at) }
    expect((await process(hari, 'cash_to_bank', { ...deposit, amount: 1_501 })).body).toMatchObject(
      {
        errors: [{ field: 'amount' }],
      },
    )
    expect(
      (await process(hari, 'cash_to_bank', { ...deposit, day: '2099-01-01' })).body,
    ).toMatchObject({ errors: [{ field: 'day' }] })
    const proposed = await process(hari, 'cash_to_bank', deposit)
    expect((await confirm(hari, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await counterOf(hari)).balance).toBe(150_000)
    expect((await confirm(gita, proposed)).body).toMatchObject({ isError: false })
    expect(await counterOf(hari)).toMatchObject({ toBank: 100_000, balance: 50_000 })
    const again = await process(hari, 'cash_to_bank', {
      ...deposit,
      amount: 500,
      slip_number: 'cd 77',
    })
    expect(again.body).toMatchObject({ code: 'rule/slip-used' })
  })

  it('brought to the bank explain the line of the bank, which leaves suspense and is not credited again', async () => {
    await take()
    const [slip, day] = ['CD 88-1', todayOf(at)]
    const csv = statementFile(statementCsv(`${day},${slip},1000,`), 'cash.csv')
    expect((await process(gita, 'bank_statement_import', csv)).body).toMatchObject({
      isError: false,
    })
    const lists = async () => {
      const { body } = await process(gita, 'reconciliation', { first_day: day, last_day: day })
      return JSON.stringify(body['data'])
    }
    const { id } = await at.database.kysely
      .selectFrom('bank_statement_line')
      .select('bank_statement_line_id as id')
      .where('number', '=', slip)
      .executeTakeFirstOrThrow()
    const moved = await process(gita, 'suspense_move', {
      bank_statement_line_ID: id,
      reason: 'Unknown',
    })
    expect([moved.status, await lists()]).toEqual([200, expect.stringContaining(slip)])
    const counter = (await counterOf(hari)).id
    const deposit = { counter, amount: 1_000, slip_number: 'cd88 1', day }
    const proposed = await process(hari, 'cash_to_bank', deposit)
    expect((await confirm(gita, proposed)).body).toMatchObject({ isError: false })
    expect(await lists()).not.toContain(slip)
    const bank = await at.database.kysely
      .selectFrom('ledger_line as l')
      .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
      .select(({ fn }) => fn.sum<number>('l.amount').as('amount'))
      .where('l.account', '=', 'bank')
      .where('t.memo', 'in', [slip, deposit.slip_number])
      .executeTakeFirstOrThrow()
    expect(bank.amount).toBe(100_000)
  })

  it('keep a day open until the counter is counted', async () => {
    await take()
    const yesterday = todayOf(at)
    at.clock.advance(dayMs)
    hari = await at.staff('cashier')
    gita = await at.staff('cashier')
    const open = await at.database.kysely
      .selectFrom('cash_movement as m')
      .select('m.counter')
      .distinct()
      .where('m.counter', 'not in', (of) => of.selectFrom('cash_count').select('counter'))
      .execute()
    expect(open.length).toBeGreaterThan(0)
    const close = () => process(gita, 'day_close', { last_day: yesterday })
    expect((await close()).body).toMatchObject({ code: 'rule/not-counted' })
    const read = { first_day: yesterday, last_day: yesterday }
    const book = (await process(gita, 'day_book', read)).body['data'] as {
      book: { uncounted: readonly { id: number }[]; staff: unknown }
    }
    expect(book.book.uncounted.length).toBeGreaterThan(0)
    for (const { id } of book.book.uncounted) {
      const { body } = await process(gita, 'cash_counters', read)
      const { counters } = body['data'] as { counters: readonly CashCounter[] }
      const balance = counters.find((each) => each.id === id)?.balance ?? 0
      const counted = { counter: id, expected: balance / 100, notes_1: Math.max(0, balance / 100) }
      const facts = balance < 0 ? { reason: 'Brought to the bank before' } : {}
      expect((await process(gita, 'cash_count', { ...counted, ...facts })).body).toMatchObject({
        isError: false,
      })
    }
    expect((await confirm(hari, await close())).body).toMatchObject({ isError: false })
  })
})
