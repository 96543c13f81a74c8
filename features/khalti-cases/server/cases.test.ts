import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { shortReference } from '#features/payments/rules/facts.ts'
import { run } from '#features/payments/testing/refunds-in-tests.ts'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'
import { anApplicant, comeBack, payWithKhalti, pidxOf } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { heldAttempt, openAttempt } from '../testing/cases.factory.ts'
import type { CaseHistory, KhaltiCase } from '../wire/khalti-cases.ts'

describe('Khalti cases', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
  })
  afterEach(async () => {
    delete at.khalti.behaviour.fault
    await expectSoundMoney(at.database)
  })
  afterAll(() => at.close())

  const cases = async (show: string, body: object = {}) => {
    const answer = await run(cashier, 'khalti_cases', { show, ...body })
    return (answer.body['data'] as { cases: readonly KhaltiCase[] }).cases
  }
  const idsOf = (found: readonly KhaltiCase[]) => found.map(({ attemptId }) => attemptId)
  const historyOf = async (payment_attempt_ID: string) => {
    const answer = await run(cashier, 'khalti_case', { payment_attempt_ID })
    return (answer.body['data'] as { history: CaseHistory }).history
  }
  const decide = (payment_attempt_ID: string, body: object = {}) =>
    run(cashier, 'khalti_held_decide', {
      payment_attempt_ID,
      outcome: 'credit',
      reason: 'Khalti took less',
      ...body,
    })
  const inLedger = async ({ partnerId }: { partnerId: number }, account: 'khalti' | 'suspense') => {
    const { total } = await at.database.kysely
      .selectFrom('ledger_line')
      .select(({ fn }) => fn.sum<number | null>('amount').as('total'))
      .where('account', '=', account)
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    return total
  }
  const creditOf = async ({ person }: Awaited<ReturnType<typeof anApplicant>>) =>
    (await (await person()).get(ownMoneyPath)).body['credit']

  it('are found by reference, pidx, transaction, name and phone, and by nothing else', async () => {
    const { sita, pidx, attemptId } = await openAttempt(at)
    await comeBack(at, pidx)
    const transaction = at.khalti.get(pidx)?.transactionId ?? ''
    const { name, phone } = await at.database.kysely
      .selectFrom('c_bpartner')
      .select(['name', 'phone'])
      .where('c_bpartner_id', '=', sita.partnerId)
      .executeTakeFirstOrThrow()
    const reference = shortReference(attemptId)
    for (const typed of [
      reference,
      reference.toLowerCase().replace('-', ' '),
      attemptId,
      pidx,
      transaction,
      name,
      phone ?? name,
    ])
      expect([typed, idsOf(await cases('all', { typed }))]).toEqual([
        typed,
        expect.arrayContaining([attemptId]),
      ])
    expect(await cases('all', { typed: 'FFFF-0000' })).toEqual([])
    expect(await cases('over', { typed: reference })).toEqual([])
    const wrong = await run(cashier, 'khalti_cases', { show: 'every' })
    expect(wrong.body['errors']).toMatchObject([{ field: 'show' }])
  })

  it('of a student without a Nepali name show the English one to Nepali readers', async () => {
    const { sita, attemptId } = await openAttempt(at)
    const { name } = await at.database.kysely
      .updateTable('c_bpartner')
      .set({ name_nepali: '' })
      .where('c_bpartner_id', '=', sita.partnerId)
      .returning('name')
      .executeTakeFirstOrThrow()
    expect((await historyOf(attemptId)).found.name).toEqual({ en: name, ne: name })
  })

  it('tell their history, with what came late', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(rupees(1_500)))
    at.clock.advance(2 * 3_600_000)
    await at.jobs.runNow('payments')
    at.khalti.change(pidx, { status: 'Completed' })
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
    const [found] = await cases('over', { typed: pidx })
    expect(found).toMatchObject({ state: 'EXPIRED', amount: 150_000, problem: null })
    const asked = await run(cashier, 'khalti_ask', { payment_attempt_ID: found?.attemptId })
    expect(asked.body).toMatchObject({ isError: false, data: { isKnown: true } })
    const history = await historyOf(found?.attemptId ?? '')
    expect(history.forWhat.en).toMatch(/^Entrance/u)
    expect(history.events.map(({ state, cause }) => [state, cause])).toEqual([
      ['LINK_REQUESTED', 'student asked to pay'],
      ['LINK_READY', 'provider gave a link'],
      ['EXPIRED', 'sweeper'],
      ['PAID', 'staff asked; corrected to match provider'],
    ])
    expect(history.events.at(-1)).toMatchObject({ status: 'Completed', total: 150_000 })
    expect(await sita.application()).toMatchObject({ IsPaid: true })
  })

  it('say that Khalti did not answer, and change nothing', async () => {
    const { attemptId } = await openAttempt(at)
    at.khalti.behaviour.fault = (_, response) => void response.writeHead(503).end('')
    const asked = await run(cashier, 'khalti_ask', { payment_attempt_ID: attemptId })
    expect(asked.body).toMatchObject({ data: { isKnown: false } })
    expect((await historyOf(attemptId)).found.state).toBe('LINK_READY')
    for (const slug of ['khalti_ask', 'khalti_case'])
      for (const wrong of ['x', '00000000-0000-4000-8000-000000000000'])
        expect((await run(cashier, slug, { payment_attempt_ID: wrong })).body).toMatchObject({
          code: 'rule/attempt-unknown',
        })
  })

  it('of another amount become credit by two people, once, and the student may pay again', async () => {
    const { sita, attemptId } = await heldAttempt(at)
    const [found] = await cases('decide', { typed: attemptId })
    expect(found).toMatchObject({ state: 'HELD', taken: 140_000, problem: 'other-amount' })
    const proposed = await decide(attemptId)
    expect(fieldsOf(await proposalRead(second, proposed))).toEqual([
      ['Amount', { paisa: 150_000 }, { paisa: 140_000 }],
      ['Reference', null, shortReference(attemptId)],
      ['Decision', null, { en: 'To the student’s credit', ne: 'विद्यार्थीको जम्मामा' }],
      ['Reason', null, 'Khalti took less'],
    ])
    expect((await cases('decide', { typed: attemptId }))[0]?.isProposed).toBe(true)
    expect((await confirm(cashier, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    const both = await Promise.all([confirm(second, proposed), confirm(second, proposed)])
    expect(both.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect(await creditOf(sita)).toBe(1_400)
    expect((await historyOf(attemptId)).found).toMatchObject({ state: 'CREDITED', problem: null })
    await run(cashier, 'khalti_ask', { payment_attempt_ID: attemptId })
    expect(await creditOf(sita)).toBe(1_400)
    expect((await decide(attemptId)).body).toMatchObject({ code: 'rule/not-held' })
    expect((await sita.getLink(rupees(1_500))).status).toBe(200)
  })

  it('of another amount go back through Khalti, whole', async () => {
    const { sita, pidx, attemptId } = await heldAttempt(at)
    await confirm(second, await decide(attemptId, { outcome: 'refund' }))
    await at.jobs.runNow('refunds')
    expect(at.khalti.get(pidx)).toMatchObject({ status: 'Refunded', refunded: 140_000 })
    expect(await creditOf(sita)).toBe(0)
    const own = await run(await sita.person(), 'own_refunds')
    expect(own.body['data']).toMatchObject({ refunds: [{ state: 'SENT', amount: 140_000 }] })
    for (let time = 0; time < 2; time++) {
      at.clock.advance(10_000)
      await run(cashier, 'khalti_ask', { payment_attempt_ID: attemptId })
    }
    expect(await inLedger(sita, 'khalti')).toBe(0)
    expect(await inLedger(sita, 'suspense')).toBe(0)
  })

  it('that Khalti takes back after they were credited are no longer credit', async () => {
    const { sita, pidx, attemptId } = await heldAttempt(at)
    await confirm(second, await decide(attemptId))
    at.khalti.change(pidx, { status: 'Refunded' })
    for (let time = 0; time < 2; time++) {
      at.clock.advance(10_000)
      await run(cashier, 'khalti_ask', { payment_attempt_ID: attemptId })
    }
    expect(await creditOf(sita)).toBe(0)
  })

  it('without held money, of one’s own, or without a reason are not decided', async () => {
    const { attemptId } = await openAttempt(at)
    expect((await decide(attemptId)).body).toMatchObject({ code: 'rule/not-held' })
    const held = await heldAttempt(at)
    for (const [body, field] of [
      [{ outcome: 'keep' }, 'outcome'],
      [{ reason: ' ' }, 'reason'],
    ] as const)
      expect((await decide(held.attemptId, body)).body['errors']).toMatchObject([{ field }])
    for (const role of ['registrar', 'librarian', 'exam-office'] as const)
      expect((await run(await at.staff(role), 'khalti_cases', { show: 'all' })).status).toBe(403)
  })

  it('name a fee that was paid twice', async () => {
    const sita = await anApplicant(at)
    const first = pidxOf(await sita.getLink(rupees(1_500)))
    at.clock.advance(61 * 60_000)
    await payWithKhalti(at, sita, rupees(1_500))
    at.khalti.change(first, { status: 'Completed' })
    await comeBack(at, first)
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
    const found = await cases('paid', { typed: first })
    const later = await at.database.kysely
      .selectFrom('payment_attempt')
      .select('payment_attempt_id')
      .where('c_bpartner_id', '=', sita.partnerId)
      .where('pidx', '<>', first)
      .executeTakeFirstOrThrow()
    expect(found).toMatchObject([{ problem: null }])
    expect(await cases('paid', { typed: later.payment_attempt_id })).toMatchObject([
      { problem: 'paid-twice' },
    ])
    expect(await creditOf(sita)).toBe(1_500)
  })
})
