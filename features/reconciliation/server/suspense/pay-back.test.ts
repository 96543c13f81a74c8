import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anAccount } from '#features/payments/testing/refunds-in-tests.ts'
import { anApplicant } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { aPuzzle, importLine, linkAs, readLists } from '../../testing/at-reconciliation.ts'

describe('money in suspense that is paid back', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  let next = 700
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('administrator')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const run = (slug: string, body: object) => cashier.post(processPath(slug), body)
  const move = (lineId: number) =>
    run('suspense_move', { bank_statement_line_ID: lineId, reason: 'No claim' })
  const payBack = (item: string, facts: object = {}) =>
    run('suspense_pay_back', { item, ...anAccount, reason: 'Sent by a stranger', ...facts })
  /** A line in suspense. */
  const waiting = async () => {
    const lineId = await importLine(at, second, { number: `B-${next++}`, remarks: 'R K TRADERS' })
    await move(lineId)
    return { lineId, item: `line:${lineId}` }
  }
  const sumOf = async (account: 'bank' | 'suspense') => {
    const { total } = await at.database.kysely
      .selectFrom('ledger_line')
      .select(({ fn }) => fn.sum<number | null>('amount').as('total'))
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    return total ?? 0
  }

  it('leaves suspense and the bank by two people, once, and is open no more', async () => {
    const { paymentId, lineId } = await aPuzzle(at, second, next++)
    await move(lineId)
    const item = `line:${lineId}`
    const [bank, suspense] = [await sumOf('bank'), await sumOf('suspense')]
    const proposed = await payBack(item)
    const shown = await proposalRead(second, proposed)
    expect(fieldsOf(shown)?.slice(4)).toEqual([
      ['Bank', null, 'NIC Asia Bank'],
      ['Account holder', null, 'Sita Rai'],
      [expect.stringMatching(/^Account n/u), null, '0110-203040'],
      ['Reason', null, 'Sent by a stranger'],
    ])
    const before = await readLists(at, cashier)
    expect(before.suspense.find(({ key }) => key === item)?.isProposed).toBe(true)
    expect((await confirm(cashier, proposed)).body['code']).toBe('rule/own-entry')
    expect(await sumOf('bank')).toBe(bank)
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect([await sumOf('bank'), await sumOf('suspense')]).toEqual([
      bank - 150_000,
      suspense + 150_000,
    ])
    const after = await readLists(at, cashier)
    expect(after.suspense.map(({ key }) => key)).not.toContain(item)
    expect(after.onlyBank.map(({ key }) => key)).not.toContain(item)
    expect(after.sums.inBank).toBe(before.sums.inBank)
    const again = await payBack(item)
    expect(again.body['code']).toBe('rule/not-in-suspense')
    const back = await run('suspense_back', { bank_statement_line_ID: lineId, reason: 'Early' })
    expect(back.body['code']).toBe('rule/not-in-suspense')
    expect((await linkAs(cashier, { paymentId, lineId })).body['code']).toBe('rule/line-used')
    const { partnerId } = await anApplicant(at)
    const placed = await run('suspense_place', { item, C_BPartner_ID: partnerId, reason: 'Mine' })
    expect(placed.body['code']).toBe('rule/not-in-suspense')
  })

  it('is not paid back where it became a student’s meanwhile', async () => {
    const { item } = await waiting()
    const proposed = await payBack(item)
    const { partnerId } = await anApplicant(at)
    const placed = await run('suspense_place', { item, C_BPartner_ID: partnerId, reason: 'Slip' })
    expect((await confirm(second, placed)).body).toMatchObject({ isError: false })
    at.clock.advance(30_000) // a code counts once
    expect((await confirm(second, proposed)).body['code']).toBe('rule/not-in-suspense')
  })

  it.each([
    [{ bank: ' ' }, 'rule/account-wrong', 'bank'],
    [{ account_holder: ' ' }, 'rule/account-wrong', 'account_holder'],
    [{ account_number: '12' }, 'rule/account-wrong', 'account_number'],
    [{ reason: ' ' }, 'rule/reason-needed', undefined],
    [{ item: 'khalti:abc' }, 'rule/not-of-bank', undefined],
    [{ item: 'line:999999' }, 'rule/line-gone', undefined],
    [{ item: 'nothing' }, 'rule/not-of-bank', undefined],
  ])('is refused with the field: %j', async (wrong, code, field) => {
    const { item } = await waiting()
    const { body } = await payBack(item, wrong)
    expect(body['code']).toBe(code)
    const errors = (body['errors'] ?? []) as { field: string }[]
    expect(errors[0]?.field).toBe(field)
  })
})
