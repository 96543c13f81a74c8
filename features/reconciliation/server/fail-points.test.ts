import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { FailPoint } from '#features/payments/server/core/fail-points.ts'
import { anApplicant } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { aPuzzle, importLine, linkAs } from '../testing/at-reconciliation.ts'

/** The work ends where the process would; real deaths are e2e/crash/crash-payments.ts --points P23-P26. */
describe('a decision about money of the bank that ends before it is stored', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  let endsAt: FailPoint | null = null
  beforeAll(async () => {
    const reached = (point: FailPoint) => {
      if (point !== endsAt) return
      endsAt = null
      throw new Error(`the end at ${point}`)
    }
    at = await testServer({ reached, idleJobs: true })
    cashier = await at.staff('cashier')
    second = await at.staff('administrator')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const sources = async () => {
    const rows = await at.database.kysely
      .selectFrom('ledger_transaction')
      .select('source')
      .execute()
    return rows.map(({ source }) => source)
  }
  const post = (slug: string, body: object) => cashier.post(processPath(slug), body)
  /** A line in suspense, as staff name it. */
  const inSuspense = async (number: string) => {
    const lineId = await importLine(at, second, { number })
    await post('suspense_move', { bank_statement_line_ID: lineId, reason: 'No claim' })
    return `line:${lineId}`
  }
  /** Confirmed twice: the first time it ends at the point. */
  const confirmTwice = async (point: FailPoint, proposed: Awaited<ReturnType<typeof post>>) => {
    const before = await sources()
    endsAt = point
    expect((await confirm(second, proposed)).status).toBe(500)
    expect(endsAt).toBeNull()
    expect(await sources()).toEqual(before)
    await expectSoundMoney(at.database)
    const other = await at.staff('cashier')
    expect((await confirm(other, proposed)).body).toMatchObject({ isError: false })
  }

  it('P23: a link has credited nothing, and is made by the next press, once', async () => {
    const { applicant, lineId, paymentId } = await aPuzzle(at, second, 1)
    const before = await sources()
    endsAt = 'P23'
    expect((await linkAs(cashier, { lineId, paymentId })).status).toBe(500)
    expect(endsAt).toBeNull()
    expect(await sources()).toEqual(before)
    expect(await applicant.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    for (const _ of [1, 2])
      expect((await linkAs(cashier, { lineId, paymentId })).body).toMatchObject({ isError: false })
    expect(await sources()).toHaveLength(before.length + 1)
    expect(await applicant.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it('P24: a placement has left the money in suspense, and is confirmed again, once', async () => {
    const { partnerId } = await anApplicant(at)
    const item = await inSuspense('P-24')
    const command = { item, C_BPartner_ID: partnerId, reason: 'The slip was found' }
    await confirmTwice('P24', await post('suspense_place', command))
    expect(await sources()).toContain(`placed:${item}`)
    expect((await post('suspense_place', command)).body['code']).toBe('rule/not-in-suspense')
  })

  it('P25: a write-off has left the money in suspense, and is confirmed again, once', async () => {
    const item = await inSuspense('P-25')
    const command = { item, reason: 'No one asked' }
    await confirmTwice('P25', await post('suspense_write_off', command))
    expect(await sources()).toContain(`written-off:${item}`)
    expect((await post('suspense_write_off', command)).body['code']).toBe('rule/not-in-suspense')
  })

  it('P26: a close has closed no day, and is confirmed again, once', async () => {
    const last_day = addDays(todayOf(at), -1)
    const closes = () => at.database.kysely.selectFrom('day_close').select('last_day').execute()
    const proposed = await post('day_close', { last_day })
    endsAt = 'P26'
    expect((await confirm(second, proposed)).status).toBe(500)
    expect(await closes()).toEqual([])
    await confirm(await at.staff('cashier'), proposed)
    expect(await closes()).toHaveLength(1)
    expect((await post('day_close', { last_day })).body['code']).toBe('rule/day-closed')
  })
})
