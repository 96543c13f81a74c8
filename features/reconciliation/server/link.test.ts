import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import {
  aPuzzle,
  importLine,
  linkAs,
  readLists,
  sendVoucher,
} from '../testing/at-reconciliation.ts'

describe('a link of bank and portal', () => {
  let at: TestServer
  let cashier: Person
  let administrator: Person
  let next = 100
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    administrator = await at.staff('administrator')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const puzzle = () => aPuzzle(at, administrator, next++)
  const code = async (answer: ReturnType<typeof linkAs>) => (await answer).body['code']
  const bankSum = async () => {
    const { total } = await at.database.kysely
      .selectFrom('ledger_line')
      .select(({ fn }) => fn.sum<number | null>('amount').as('total'))
      .where('account', '=', 'bank')
      .executeTakeFirstOrThrow()
    return total ?? 0
  }

  it('credits the payment, removes both lines, and stores the reason', async () => {
    const { applicant, paymentId, lineId } = await puzzle()
    const before = await bankSum()
    const { body } = await linkAs(cashier, { paymentId, lineId })
    expect(body).toMatchObject({ isError: false, summary: 'Linked and credited.' })
    expect(await bankSum()).toBe(before + 150_000)
    expect(await applicant.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    const found = await readLists(at, cashier)
    const keys = [...found.onlyBank, ...found.onlyPortal].map(({ key }) => key)
    expect(keys).not.toContain(`line:${lineId}`)
    expect(keys).not.toContain(`payment:${paymentId}`)
    const links = await at.database.kysely.selectFrom('reconciliation_link').selectAll().execute()
    expect(links).toMatchObject([{ c_payment_id: paymentId, reason: 'One digit differs.' }])
  })

  it('is made once: twice in a row, and ten times at once by two people', async () => {
    const { applicant, paymentId, lineId } = await puzzle()
    const before = await bankSum()
    const other = await at.staff('cashier')
    const presses = Array.from({ length: 10 }, (_, press) =>
      linkAs(press % 2 === 0 ? cashier : other, { paymentId, lineId }),
    )
    for (const { body } of await Promise.all(presses)) expect(body['isError']).toBe(false)
    expect((await linkAs(cashier, { paymentId, lineId })).body['isError']).toBe(false)
    expect(await bankSum()).toBe(before + 150_000)
    expect(await applicant.application()).toMatchObject({ feepaid: 1_500 })
  })

  it('of one line to two payments at once credits one of them', async () => {
    const { paymentId, lineId } = await puzzle()
    const second = await sendVoucher(at, await anApplicant(at), { number: `V-${next++}9` })
    const before = await bankSum()
    const codes = await Promise.all(
      [paymentId, second].map((each) => code(linkAs(cashier, { paymentId: each, lineId }))),
    )
    expect(codes.filter((each) => each === undefined)).toHaveLength(1)
    expect(codes.filter((each) => each === 'rule/line-used')).toHaveLength(1)
    expect(await bankSum()).toBe(before + 150_000)
  })

  it('credits the amount of the bank where the two differ', async () => {
    const applicant = await anApplicant(at)
    const number = `V-${next++}`
    const paymentId = await sendVoucher(at, applicant, { number, amount: 1_500 })
    const lineId = await importLine(at, administrator, { number, amount: 1_450 })
    expect((await readLists(at, cashier)).differs).toHaveLength(1)
    await linkAs(cashier, { paymentId, lineId }, { bank_amount: 1_450 })
    expect(await applicant.application()).toMatchObject({ feepaid: 1_450, IsPaid: false })
    expect((await readLists(at, cashier)).differs).toEqual([])
  })

  it('notes the line on a payment that was credited without one, and moves no money', async () => {
    const { paymentId, lineId } = await puzzle()
    await cashier.post(processPath('voucher_approve'), { c_payment_ID: paymentId, amount: 1_500 })
    const before = await bankSum()
    const { body } = await linkAs(cashier, { paymentId, lineId })
    expect(body['summary']).toBe('Linked. It was credited already.')
    expect(await bankSum()).toBe(before)
    const other = await importLine(at, administrator, { number: `V-${next++}` })
    expect(await code(linkAs(cashier, { paymentId, lineId: other }))).toBe('rule/other-line')
  })

  it('is refused to a payment that was credited with another amount', async () => {
    const { paymentId, lineId } = await puzzle()
    await cashier.post(processPath('voucher_approve'), { c_payment_ID: paymentId, amount: 1_400 })
    const seen = { portal_amount: 1_400 }
    expect(await code(linkAs(cashier, { paymentId, lineId }, seen))).toBe('rule/credited-otherwise')
  })

  it('gives what is not owed any more to the student as credit', async () => {
    const { applicant, paymentId, lineId } = await puzzle()
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ totalfee: 0 })
      .where('n_entrance_reg_id', '=', applicant.applicationId)
      .execute()
    expect((await linkAs(cashier, { paymentId, lineId })).body['isError']).toBe(false)
    const suspense = await at.database.kysely
      .selectFrom('n_suspense')
      .select('amount')
      .where('c_bpartner_id', '=', applicant.partnerId)
      .execute()
    expect(suspense).toEqual([{ amount: rupees(1_500) }])
  })

  it('is refused to the person who imported the statement', async () => {
    const { paymentId, lineId } = await puzzle()
    expect(await code(linkAs(administrator, { paymentId, lineId }))).toBe('rule/own-statement')
  })

  it('is refused where a side changed, is gone or has no reason', async () => {
    const { paymentId, lineId } = await puzzle()
    const both = { paymentId, lineId }
    expect(await code(linkAs(cashier, both, { bank_amount: 1_499 }))).toBe('rule/amounts-changed')
    expect(await code(linkAs(cashier, both, { portal_amount: 1_499 }))).toBe('rule/amounts-changed')
    expect(await code(linkAs(cashier, both, { reason: ' ' }))).toBe('rule/reason-needed')
    expect(await code(linkAs(cashier, { paymentId, lineId: 999_999 }))).toBe('rule/line-gone')
    expect(await code(linkAs(cashier, { paymentId: 999_999, lineId }))).toBe('rule/voucher-unknown')
    const reason = { reason: 'Not legible', reason_ne: 'Not legible' }
    await cashier.post(processPath('voucher_return'), { c_payment_ID: paymentId, ...reason })
    expect(await code(linkAs(cashier, both))).toBe('rule/voucher-decided')
  })

  it('is posted to an open day where the payment’s own day is closed', async () => {
    const { paymentId, lineId } = await puzzle()
    const yesterday = addDays(todayOf(at), -1)
    const close = await cashier.post(processPath('day_close'), { last_day: yesterday })
    expect((await confirm(administrator, close)).body['isError']).toBe(false)
    expect((await linkAs(cashier, { paymentId, lineId })).body['isError']).toBe(false)
    const { posted } = await at.database.kysely
      .selectFrom('ledger_transaction')
      .select('posted')
      .where('source', '=', `voucher:${paymentId}`)
      .executeTakeFirstOrThrow()
    expect(posted.getTime()).toBeGreaterThan(new Date(`${yesterday}T18:15:00Z`).getTime())
  })

  it('is undone by two people, and the line is open again', async () => {
    const { applicant, paymentId, lineId } = await puzzle()
    const before = await bankSum()
    await linkAs(cashier, { paymentId, lineId })
    const linked = async () =>
      (await readLists(at, cashier)).linked.find((each) => each.paymentId === paymentId)
    expect(await linked()).toMatchObject({
      reason: 'One digit differs.',
      bank: expect.stringMatching(/^V-/u),
      isProposed: false,
    })
    const why = { reason: 'Another student paid it', reason_ne: 'अर्को विद्यार्थीले तिरेको' }
    const proposed = await cashier.post(processPath('voucher_reverse'), {
      c_payment_ID: paymentId,
      ...why,
    })
    expect(await linked()).toMatchObject({ isProposed: true })
    expect((await confirm(cashier, proposed)).body['code']).toBe('rule/own-entry')
    expect((await confirm(administrator, proposed)).body['isError']).toBe(false)
    expect(await linked()).toBeUndefined()
    expect(await bankSum()).toBe(before)
    expect(await applicant.application()).toMatchObject({ feepaid: 0 })
    const { onlyBank } = await readLists(at, cashier)
    expect(onlyBank.map(({ key }) => key)).toContain(`line:${lineId}`)
    expect(await code(linkAs(cashier, { paymentId, lineId }))).toBe('rule/voucher-decided')
    const again = await sendVoucher(at, await anApplicant(at), { number: `V-${next++}7` })
    expect((await linkAs(cashier, { paymentId: again, lineId })).body['isError']).toBe(false)
  })

  it('is not for roles that do not reconcile', async () => {
    const { paymentId, lineId } = await puzzle()
    const registrar = await at.staff('registrar')
    expect((await linkAs(registrar, { paymentId, lineId })).status).toBe(403)
  })

  it('is suggested no more once a person found the two not to be the same', async () => {
    const { paymentId, lineId } = await puzzle()
    const own = async () =>
      (await readLists(at, cashier)).onlyBank.find(({ key }) => key === `line:${lineId}`)
    expect((await own())?.likely).toMatchObject({ key: `payment:${paymentId}` })
    const pair = { bank_statement_line_ID: lineId, c_payment_ID: paymentId }
    for (let time = 0; time < 2; time++) {
      const { body } = await cashier.post(processPath('reconciliation_apart'), pair)
      expect(body['isError']).toBe(false)
    }
    expect((await own())?.likely?.key).not.toBe(`payment:${paymentId}`)
    const gone = { ...pair, bank_statement_line_ID: 999_999 }
    const { body } = await cashier.post(processPath('reconciliation_apart'), gone)
    expect(body['code']).toBe('rule/line-gone')
    const unknown = { ...pair, c_payment_ID: 999_999 }
    const answer = await cashier.post(processPath('reconciliation_apart'), unknown)
    expect(answer.body['code']).toBe('rule/voucher-unknown')
  })
})
