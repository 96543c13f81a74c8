import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import {
  importLine,
  readLists,
  sendVoucher,
} from '#features/reconciliation/testing/at-reconciliation.ts'
import { anApplicant } from '#testing/applicant.ts'
import { importAs, statementCsv } from '#testing/bank-statements-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import {
  anArrival,
  aSettlement,
  aWalletPayment,
  settleAs,
  settlementCsv,
  yesterdayOf,
} from '../testing/at-settlements.ts'
import type { ComparedSettlement } from '../wire/settlements.ts'

describe('a settlement of the wallet', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  let endsAt: string | null = null
  beforeAll(async () => {
    at = await testServer({
      idleJobs: true,
      reached: (point) => {
        if (point !== endsAt) return
        endsAt = null
        throw new Error(`the end at ${point}`)
      },
    })
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const read = async (id: number): Promise<ComparedSettlement> => {
    const { body } = await cashier.post(processPath('wallet_settlement'), {
      wallet_settlement_ID: id,
    })
    return (body['data'] as { compared: ComparedSettlement }).compared
  }
  const runOn = (slug: string, body: object, who = cashier): Promise<Answer> =>
    who.post(processPath(`wallet_settlement_${slug}`), body)
  const linkOf = (id: number, line: number, who = cashier) =>
    runOn('link', { wallet_settlement_ID: id, bank_statement_line_ID: line }, who)
  const balance = async (account: 'khalti' | 'bank' | 'charges') => {
    const { sum } = await at.database.kysely
      .selectFrom('ledger_line')
      .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    return sum ?? 0
  }

  it('is tried first, then imported once, with its charges', async () => {
    const number = await aWalletPayment(at)
    const csv = settlementCsv(`${number},${todayOf(at)},"1,500.00",30.00`)
    const tried = await settleAs(cashier, csv, { dry_run: true })
    expect(tried.body['data']).toMatchObject({
      found: { lines: 1, amount: rupees(1_500), waiting: 1, problemCount: 0 },
    })
    expect((await settleAs(cashier, csv)).body['isError']).toBe(false)
    expect((await settleAs(cashier, csv)).body['code']).toBe('rule/statement-known')
    const { body } = await cashier.post(processPath('wallet_settlements'))
    const { settlements } = body['data'] as { settlements: readonly object[] }
    expect(settlements[0]).toMatchObject({
      lines: 1,
      amount: rupees(1_500),
      charge: rupees(30),
      state: 'waits',
    })
  })

  it.each([
    ['no number', (day: string) => [`,${day},10,0`], 'No transaction number'],
    ['one twice', (day: string) => [`T1,${day},10,0`, `T1,${day},10,0`], 'in the file twice'],
    ['a charge above the amount', (day: string) => [`T1,${day},10,11`], 'The charge is no amount'],
    ['a charge that is none', (day: string) => [`T1,${day},10,x`], 'The charge is no amount'],
    ['a day that is none', (day: string) => ['T1,soon,10,1', `T2,${day},1,0`], 'Not a date'],
  ])('with %s is refused row by row, and nothing is stored', async (_, rows, words) => {
    const csv = settlementCsv(...rows(todayOf(at)))
    const tried = await settleAs(cashier, csv, { dry_run: true })
    const { found } = tried.body['data'] as { found: { problems: { words: { en: string } }[] } }
    expect(found.problems.map((each) => each.words.en).join(' ')).toContain(words)
    expect((await settleAs(cashier, csv)).body['code']).toBe('rule/statement-wrong')
  })

  it('refuses a transaction that another settlement has', async () => {
    const number = await aWalletPayment(at)
    await aSettlement(at, cashier, number)
    const again = settlementCsv(`${number},${yesterdayOf(at)},1500,30`, `X,${todayOf(at)},1,0`)
    expect((await settleAs(cashier, again)).body['code']).toBe('rule/statement-wrong')
  })

  it('stands beside the portal: in both, another amount, unknown, and what is not settled yet', async () => {
    const [one, two] = [await aWalletPayment(at), await aWalletPayment(at)]
    const unsettled = await aWalletPayment(at)
    const today = todayOf(at)
    const csv = settlementCsv(
      `${one},${today},1500,30`,
      `${two},${today},1000,20`,
      `nobodys,${today},777,7`,
    )
    expect((await settleAs(cashier, csv, { name: 'beside.csv' })).body['isError']).toBe(false)
    const id = await newest()
    const found = await read(id)
    expect(found).toMatchObject({
      agree: { n: 1, sum: rupees(1_500) },
      differs: { n: 1, sum: rupees(1_000), rows: [{ number: two, own: rupees(1_500) }] },
      unknown: { n: 1, sum: rupees(777), rows: [{ number: 'nobodys' }] },
      suspense: { n: 0 },
    })
    expect(found.missing.rows.map(({ number }) => number)).toContain(unsettled)
    expect(found.missing.rows.map(({ number }) => number)).not.toContain(one)

    const line = await anArrival(at, second, 1_500 + 1_000 + 777 - 57)
    expect((await linkOf(id, line)).body['code']).toBe('rule/unknown-transactions')
    const noted = () => runOn('note', { wallet_settlement_ID: id, line: 4 })
    expect((await noted()).body['isError']).toBe(false)
    expect((await noted()).body['code']).toBe('rule/not-unknown')
    expect((await read(id)).suspense).toEqual({ n: 1, sum: rupees(777) })
    const lists = await readLists(at, cashier)
    expect(lists.suspense.map(({ number }) => number)).toContain('nobodys')
    expect((await linkOf(id, line)).body['isError']).toBe(false)
  })

  const newest = async () => {
    const { id } = await at.database.kysely
      .selectFrom('wallet_settlement')
      .select('wallet_settlement_id as id')
      .orderBy('wallet_settlement_id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }

  it('arrives in the bank: the ledger moves it once, less what the wallet kept', async () => {
    const id = await aSettlement(at, cashier)
    const line = await anArrival(at, second)
    expect((await read(id)).arrivals.map(({ lineId }) => lineId)).toContain(line)
    const before = [await balance('khalti'), await balance('bank'), await balance('charges')]
    expect((await readLists(at, cashier)).onlyBank.map(({ key }) => key)).toContain(`line:${line}`)
    const answers = await Promise.all([linkOf(id, line), linkOf(id, line)])
    expect(answers.map(({ body }) => body['isError'])).toEqual([false, false])
    expect([await balance('khalti'), await balance('bank'), await balance('charges')]).toEqual([
      (before[0] ?? 0) - rupees(1_500),
      (before[1] ?? 0) + rupees(1_470),
      (before[2] ?? 0) + rupees(30),
    ])
    expect(await read(id)).toMatchObject({
      settlement: { state: 'in-the-bank' },
      link: { lineId: line, isProposed: false },
      arrivals: [],
    })
    const lists = await readLists(at, cashier)
    expect(lists.onlyBank.map(({ key }) => key)).not.toContain(`line:${line}`)
    const { matched, onlyBank, differs, suspense, inBank } = lists.sums
    expect(matched + onlyBank + differs + suspense).toBe(inBank)
  })

  it('takes a line that waits in suspense out of it, and no line for two things', async () => {
    const [one, two] = [await aSettlement(at, cashier), await aSettlement(at, cashier)]
    const line = await anArrival(at, second)
    const move = { bank_statement_line_ID: line, reason: 'Old' }
    expect((await cashier.post(processPath('suspense_move'), move)).body['isError']).toBe(false)
    expect((await linkOf(one, line)).body['isError']).toBe(false)
    expect((await linkOf(two, line)).body['code']).toBe('rule/line-settled')
    expect((await cashier.post(processPath('suspense_move'), move)).body['code']).toBe(
      'rule/line-settled',
    )
    const other = await anArrival(at, second)
    expect((await linkOf(one, other)).body['code']).toBe('rule/settlement-linked')
  })

  it('pays for no voucher that has its number, and is no cash of a counter', async () => {
    const id = await aSettlement(at, cashier)
    const sita = await anApplicant(at)
    const number = `KH-TAKEN-${sita.partnerId}`
    const line = await importLine(at, second, { number, amount: 1_470, day: todayOf(at) })
    await linkOf(id, line)
    const paymentId = await sendVoucher(at, sita, { number, amount: 1_470 })
    const approval = { c_payment_ID: paymentId, amount: 1_470 }
    expect((await cashier.post(processPath('voucher_approve'), approval)).body['code']).toBe(
      'rule/bank-line-used',
    )
    const gita = await anApplicant(at)
    const fee = { payment_type: 'ENTRANCE', payment_reference_id: gita.applicationId }
    const cash = { ...fee, C_BPartner_ID: gita.partnerId, amount: 1_500, owed: 1_500 }
    expect((await cashier.post(processPath('cash_take'), cash)).body['isError']).toBe(false)
    const deposit = { counter: cashier.userId, amount: 1_470, slip_number: number }
    const proposed = await cashier.post(processPath('cash_to_bank'), {
      ...deposit,
      day: todayOf(at),
    })
    expect((await confirm(second, proposed)).body['code']).toBe('rule/line-used')
  })

  it.each([
    ['another amount', 1_469, 'rule/net-differs'],
    ['no line', 0, 'rule/line-gone'],
  ])('is not linked to %s', async (_, amount, code) => {
    const id = await aSettlement(at, cashier)
    const line = amount === 0 ? 0 : await anArrival(at, second, amount)
    expect((await linkOf(id, line)).body['code']).toBe(code)
  })

  it('is unlinked by two people, and may be linked again', async () => {
    const id = await aSettlement(at, cashier)
    const line = await anArrival(at, second)
    const undo = { wallet_settlement_ID: id, reason: 'Another week' }
    expect((await runOn('unlink', undo)).body['code']).toBe('rule/not-linked')
    await linkOf(id, line)
    const before = await balance('khalti')
    const proposed = await runOn('unlink', undo)
    expect((await read(id)).link).toMatchObject({ isProposed: true })
    expect((await confirm(cashier, proposed)).body['isError']).not.toBe(false)
    expect((await confirm(second, proposed)).body['isError']).toBe(false)
    expect(await balance('khalti')).toBe(before + rupees(1_500))
    expect((await read(id)).link).toBeNull()
    expect((await linkOf(id, line)).body['isError']).toBe(false)
  })

  it('is taken back while it is not linked; its statement of the bank is not, while it is', async () => {
    const number = await aWalletPayment(at)
    const id = await aSettlement(at, cashier, number)
    const line = await anArrival(at, second)
    await linkOf(id, line)
    const back = { wallet_settlement_ID: id }
    expect((await runOn('take_back', back)).body['code']).toBe('rule/settlement-linked')
    const { bank_statement_id } = await at.database.kysely
      .selectFrom('bank_statement_line')
      .select('bank_statement_id')
      .where('bank_statement_line_id', '=', line)
      .executeTakeFirstOrThrow()
    const statement = { bank_statement_ID: bank_statement_id }
    expect(
      (await cashier.post(processPath('bank_statement_take_back'), statement)).body['code'],
    ).toBe('rule/statement-settled')
    await confirm(second, await runOn('unlink', { ...back, reason: 'Wrong file' }))
    expect((await runOn('take_back', back)).body['isError']).toBe(false)
    expect((await runOn('take_back', back)).body['code']).toBe('rule/settlement-gone')
    expect(await aSettlement(at, cashier, number)).toBeGreaterThan(id)
  })

  it('ends at P22 with nothing changed, and is linked by the next press', async () => {
    const id = await aSettlement(at, cashier)
    const line = await anArrival(at, second)
    const before = await balance('bank')
    endsAt = 'P22'
    expect((await linkOf(id, line)).status).toBe(500)
    expect(await balance('bank')).toBe(before)
    expect((await linkOf(id, line)).body['isError']).toBe(false)
  })

  it('is nothing for a registrar, and a bank statement is not one', async () => {
    const registrar = await at.staff('registrar')
    expect((await registrar.post(processPath('wallet_settlements'))).status).toBe(403)
    const csv = statementCsv(`${todayOf(at)},,10,CASH`)
    expect((await settleAs(cashier, csv)).body['code']).toBe('rule/statement-wrong')
    expect((await importAs(cashier, 'Name\nSita\n')).body['code']).toBe('rule/no-columns')
  })
})
