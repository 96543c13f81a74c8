import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { anApplicant } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { importLine, linkAs, sendVoucher } from '../testing/at-reconciliation.ts'
import { moveOldLines } from './old-lines.ts'

const dayMs = 24 * 3_600_000

describe('old money of the bank', () => {
  let at: TestServer
  let cashier: Person
  let importer: Person
  let next = 100
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    cashier = await at.staff('cashier')
    importer = await at.staff('administrator')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const daysAgo = (days: number) => addDays(todayOf(at), -days)
  const line = (days: number, facts: object = {}) =>
    importLine(at, importer, {
      number: `O-${next++}`,
      day: daysAgo(days),
      amount: 10 + next,
      ...facts,
    })
  const run = (days = 0) =>
    moveOldLines(at.database, {
      nowMs: at.clock.nowMs() + days * dayMs,
      signal: AbortSignal.abort(),
    })
  const isWaiting = async (lineId: number) =>
    (await at.database.kysely
      .selectFrom('bank_line_suspense')
      .select(['moved_by', 'reason'])
      .where('bank_statement_line_id', '=', lineId)
      .where('ended', 'is', null)
      .executeTakeFirst()) ?? null

  it('moves to suspense after the days of the setting, once, and says why', async () => {
    const [old, young] = [await line(31), await line(30)]
    await run()
    await run()
    expect(await isWaiting(old)).toEqual({
      moved_by: null,
      reason: 'Not explained for 30 days · ३० दिनसम्म नमिलेको',
    })
    expect(await isWaiting(young)).toBeNull()
    await run(1)
    expect(await isWaiting(young)).not.toBeNull()
  })

  it('stays while a voucher has its number, and when it was linked', async () => {
    const number = `O-${next++}`
    const claimed = await line(40, { number, amount: 1_400 })
    await sendVoucher(at, await anApplicant(at), { number })
    const linked = await line(40, { amount: 1_500 })
    const paymentId = await sendVoucher(at, await anApplicant(at), { number: `O-${next++}` })
    expect((await linkAs(cashier, { paymentId, lineId: linked })).body['isError']).toBe(false)
    await run()
    expect([await isWaiting(claimed), await isWaiting(linked)]).toEqual([null, null])
  })

  it('stays while a payment of its amount and day was credited without a line', async () => {
    const paymentId = await sendVoucher(at, await anApplicant(at), {
      number: `O-${next++}`,
      amount: 1_300,
      day: daysAgo(42),
    })
    await cashier.post(processPath('voucher_approve'), { c_payment_ID: paymentId, amount: 1_300 })
    const near = await line(40, { amount: 1_300 })
    const far = await line(60, { amount: 1_300 })
    await run()
    expect([await isWaiting(near), (await isWaiting(far)) === null]).toEqual([null, false])
  })

  it('that a person took back stays for as many days again', async () => {
    const lineId = await line(50)
    await run()
    const body = { bank_statement_line_ID: lineId, reason: 'The student asked' }
    expect((await cashier.post(processPath('suspense_back'), body)).body['isError']).toBe(false)
    await run(29)
    expect(await isWaiting(lineId)).toBeNull()
    await run(32)
    expect(await isWaiting(lineId)).not.toBeNull()
  })

  it('moves all of them, however many there are', async () => {
    const lineId = await line(100)
    await sql`
      insert into bank_statement_line (bank_statement_id, line, number, number_key, day, amount, remarks)
      select bank_statement_id, 1000 + g, 'many ' || g, 'many' || g, day, amount, remarks
      from bank_statement_line, generate_series(1, 450) g
      where bank_statement_line_id = ${lineId}`.execute(at.database.kysely)
    await moveOldLines(at.database, {
      nowMs: at.clock.nowMs(),
      signal: new AbortController().signal,
    })
    const { n } = await at.database.kysely
      .selectFrom('bank_line_suspense as s')
      .innerJoin('bank_statement_line as l', 'l.bank_statement_line_id', 's.bank_statement_line_id')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('l.number', 'like', 'many %')
      .executeTakeFirstOrThrow()
    expect(n).toBe(450)
  })

  it('never moves by itself where the setting says so', async () => {
    const value = { suspenseAfterDays: 0 }
    await at.database.transaction((transaction) =>
      storeSetting(
        transaction,
        { key: 'reconciliation', value },
        { userId: cashier.userId, nowMs: at.clock.nowMs() },
      ),
    )
    const lineId = await line(300)
    await run()
    expect(await isWaiting(lineId)).toBeNull()
  })
})
