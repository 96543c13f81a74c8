import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#features/settings/rules/settings.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { aSlip, anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { importAs, statementCsv } from '#testing/bank-statements-in-tests.ts'

let at: TestServer
let hari: Person

const voucher = async (voucher_no: string, facts: object = {}) => {
  const typed = { bank: 'Nepal Bank', voucher_no, voucher_date: '2026-11-10', ...facts }
  const student = await anApplicant(at, undefined, { name: 'Sita Shrestha' })
  const sent = await student.uploadVoucher(aSlip(), typed)
  if (sent.status !== 200) throw new Error(sent.text)
  return Number(sent.body['C_Payment_ID'])
}
const statement = async (...rows: readonly string[]) => {
  const { body } = await importAs(hari, statementCsv(...rows))
  expect(body).toMatchObject({ isError: false })
}
const evidence = async (record: number, who = hari) => {
  const { body } = await who.post('/api/v1/processes/desk_item', { queue: 'vouchers', record })
  return (body['data'] as { evidence: Evidence }).evidence
}
const bankOf = async (record: number) =>
  (await evidence(record)).checks.map(({ values, sign, note }) => [values[1], sign, note?.en])
const rowOf = async (record: number, who = hari) => {
  const { body } = await who.post('/api/v1/processes/desk_list', { queue: 'vouchers' })
  return (body['data'] as { rows: DeskRow[] }).rows.find((row) => row.record === record)
}
const approve = (c_payment_ID: number, by = hari, more: object = {}) =>
  by.post('/api/v1/processes/voucher_approve', { c_payment_ID, amount: 1_500, ...more })
const lineOf = async (paymentId: number) =>
  at.database.kysely
    .selectFrom('voucher as v')
    .leftJoin('bank_statement_line as l', 'l.bank_statement_line_id', 'v.bank_statement_line_id')
    .select(['l.number', 'v.state'])
    .where('v.c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()

describe('a voucher beside the bank’s statement', () => {
  beforeAll(async () => {
    at = await testServer()
    hari = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  it('says that there is no statement where none was ever imported, and is ready all the same', async () => {
    const record = await voucher('0000 1')
    const none = { en: 'No statement', ne: 'स्टेटमेन्ट छैन' }
    expect(await bankOf(record)).toEqual(
      Array.from({ length: 6 }, () => [none, 'agree', undefined]),
    )
    expect(await rowOf(record)).toMatchObject({ sign: 'agree', isReady: true })
  })

  it('has amount, number and day of its line, however the number is written, and remembers it', async () => {
    await statement('2026-11-10,0093-5120,"1,500.00",SITA SHRESTHA')
    const record = await voucher('0093 5120')
    expect(await bankOf(record)).toEqual([
      [{ paisa: 150_000 }, 'agree', undefined],
      ['0093-5120', 'agree', undefined],
      ['-', 'agree', undefined],
      ['SITA SHRESTHA', 'agree', undefined],
      [{ day: '2026-11-10' }, 'agree', undefined],
      ['…345678', 'agree', undefined],
    ])
    expect(await rowOf(record)).toMatchObject({ sign: 'agree', isReady: true })
    expect((await approve(record)).body).toMatchObject({ isError: false })
    expect(await lineOf(record)).toEqual({ number: '0093-5120', state: 'APPROVED' })
  })

  it('says by how much the bank’s amount differs, and proposes the bank’s', async () => {
    await statement('2026-11-10,LESS,1000,', '2026-11-10,MORE,1500.50,')
    const less = await voucher('less')
    expect((await bankOf(less))[0]).toEqual([{ paisa: 100_000 }, 'look', 'Bank: Rs. 500 less'])
    expect((await evidence(less)).approve.body).toMatchObject({ amount: 1_000 })
    expect(await rowOf(less)).toMatchObject({ sign: 'look', words: { en: 'Bank differs' } })
    expect((await bankOf(await voucher('more')))[0]?.[2]).toBe('Bank: Rs. 0.50 more')
  })

  it('that is not in the statement of its day is looked at; of an uncovered day it waits for one', async () => {
    const missing = await voucher('nowhere')
    expect((await bankOf(missing))[1]).toEqual([
      { en: 'Not in the statement', ne: 'स्टेटमेन्टमा छैन' },
      'look',
      undefined,
    ])
    const later = await voucher('later', { voucher_date: '2026-11-19' })
    expect(await rowOf(later)).toMatchObject({
      sign: 'unknown',
      words: { en: 'No statement' },
      isReady: false,
    })
    expect((await bankOf(later))[1]?.[1]).toBe('unknown')
    expect((await evidence(later)).blocked).toBeNull()
    for (const record of [missing, later])
      expect((await approve(record)).body).toMatchObject({ isError: false })
    expect(await lineOf(later)).toEqual({ number: null, state: 'APPROVED' })
  })

  it('of a deposit by another name is looked at by a person', async () => {
    await statement('2026-11-10,OTHER NAME,1500,CASH DEP BY HARI THAPA')
    const record = await voucher('other name')
    expect((await bankOf(record))[3]).toEqual(['CASH DEP BY HARI THAPA', 'look', 'Other name'])
    expect(await rowOf(record)).toMatchObject({
      sign: 'look',
      words: { en: 'Other name' },
      isReady: false,
    })
  })

  it('posted on quite another day says so', async () => {
    await statement('2026-11-16,LATE POST,1500,')
    expect((await bankOf(await voucher('late post')))[4]).toEqual([
      { day: '2026-11-16' },
      'look',
      'Bank’s day',
    ])
  })

  it('whose line was used is blocked, and refused by API whatever the client sends', async () => {
    await statement('2026-11-10,TWICE,1500,')
    const [first, second] = [await voucher('twice'), await voucher('twice', { bank: 'NMB' })]
    expect((await approve(first)).body).toMatchObject({ isError: false })
    expect((await evidence(second)).blocked?.en).toContain('used by another approved voucher')
    expect(await rowOf(second)).toMatchObject({ sign: 'block', isReady: false })
    const forged = { bank_statement_line_id: 1, bank_statement_line_ID: null, note: 'It is fine' }
    const answer = await approve(second, hari, forged)
    expect(answer.body).toMatchObject({ isError: true, code: 'rule/bank-line-used' })
    expect(await lineOf(second)).toEqual({ number: null, state: 'SUBMITTED' })
  })

  it('takes its line alone: of two vouchers approved at once one is', async () => {
    await statement('2026-11-10,RACE,1500,')
    const both = [await voucher('race'), await voucher('race', { bank: 'NMB' })]
    const answers = await Promise.all(both.map((record) => approve(record)))
    const codes = answers.map(({ body }) => body['code'])
    expect(codes.toSorted()).toEqual(['rule/bank-line-used', undefined])
  })

  it('whose approval was reversed leaves its line to another', async () => {
    await statement('2026-11-10,AGAIN,1500,')
    const [wrong, right] = [await voucher('again'), await voucher('again', { bank: 'NMB' })]
    await approve(wrong)
    const why = { reason: 'Of another student', reason_ne: 'अर्को विद्यार्थीको' }
    const proposed = await hari.post('/api/v1/processes/voucher_reverse', {
      c_payment_ID: wrong,
      ...why,
    })
    expect((await confirm(await at.staff('cashier'), proposed)).body).toMatchObject({
      isError: false,
    })
    expect((await evidence(right)).blocked).toBeNull()
    expect((await approve(right)).body).toMatchObject({ isError: false })
    expect(await lineOf(right)).toEqual({ number: 'AGAIN', state: 'APPROVED' })
  })

  it('takes the line that is left of two with its number', async () => {
    await statement('2026-11-10,PAIR,1500,', '2026-11-11,PAIR,1500,')
    const both = [await voucher('pair'), await voucher('pair', { bank: 'NMB' })]
    for (const record of both)
      expect((await approve(record)).body).toMatchObject({ isError: false })
  })
})

describe('the right to approve without a line', () => {
  let admin: Person
  beforeAll(async () => {
    at = await testServer()
    hari = await at.staff('cashier')
    admin = await at.staff('administrator')
    const value = { withoutBankLine: ['administrator' as const] }
    await at.database.transaction(async (transaction) => {
      await storeSetting(
        transaction,
        { key: 'voucher-approval', value },
        { userId: admin.userId, nowMs: at.clock.nowMs() },
      )
    })
    await statement('2026-11-10,HERE,1500,')
  })
  afterAll(() => at.close())

  it('is every role’s that decides on vouchers, until the university says otherwise', () => {
    expect(settings['voucher-approval']).toMatchObject({
      twoPeople: true,
      isMoney: true,
      initial: { withoutBankLine: ['cashier', 'administrator'] },
    })
  })

  it.each([
    ['that is not in it', 'gone', '2026-11-10'],
    ['of a day without one', 'gone too', '2026-11-19'],
  ])(
    'is missed by the cashier at a voucher %s: off with the reason, refused by API',
    async (_, no, on) => {
      const record = await voucher(no, { voucher_date: on })
      const words = 'Your role approves a voucher only with its line in a bank statement.'
      expect((await evidence(record)).blocked?.en).toBe(words)
      expect(await rowOf(record)).toMatchObject({ sign: 'block', isReady: false })
      const refused = await approve(record, hari, { note: 'I saw it at the bank' })
      expect(refused.body).toMatchObject({ isError: true, code: 'rule/bank-line-needed' })
      expect(refused.text).toContain(words)
      expect(await lineOf(record)).toMatchObject({ state: 'SUBMITTED' })
      expect((await evidence(record, admin)).blocked).toBeNull()
      await admin.post('/api/v1/processes/desk_leave', { queue: 'vouchers', record })
      expect((await approve(record, admin)).body).toMatchObject({ isError: false })
    },
  )

  it('is not asked for where the line is there', async () => {
    const record = await voucher('here')
    expect(await rowOf(record)).toMatchObject({ sign: 'agree', isReady: true })
    expect((await approve(record)).body).toMatchObject({ isError: false })
  })

  it.each([['registrar'], ['cashier', 'cashier'], ['student']])(
    'cannot be given to %j',
    async (...roles) => {
      const value = JSON.stringify({ withoutBankLine: roles })
      const { body } = await admin.post('/api/v1/processes/setting_change', {
        key: 'voucher-approval',
        value,
      })
      expect(body).toMatchObject({ isError: true, code: 'rule/setting-wrong' })
    },
  )
})
