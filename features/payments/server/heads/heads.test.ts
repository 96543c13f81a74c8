import './tables.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { payableKinds } from '#kinds/kinds.server.ts'
import { anApplicant, anOpening, type Applicant } from '#testing/applicant.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { brokenInvariants } from '../ledger/broken-invariants.ts'

describe('the heads of income', () => {
  let at: TestServer
  let hari: Person
  let gita: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    hari = await at.staff('cashier')
    gita = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const take = async (of: Applicant, amount: number) => {
    const student = { C_BPartner_ID: of.partnerId }
    const { body } = await hari.post('/api/v1/processes/cash_fees', student)
    const { fees } = body['data'] as { fees: readonly { owed: number }[] }
    const answer = await hari.post('/api/v1/processes/cash_take', {
      ...student,
      payment_type: 'ENTRANCE',
      payment_reference_id: of.applicationId,
      amount,
      owed: (fees[0]?.owed ?? 0) / 100,
    })
    return (answer.body['data'] as { c_payment_ID: number }).c_payment_ID
  }
  const bookedOf = async ({ applicationId }: Applicant) =>
    (
      await at.database.kysely
        .selectFrom('ledger_entry')
        .select(['head', 'amount'])
        .where('account', '=', 'fees')
        .where('reference_id', '=', applicationId)
        .orderBy('ledger_line_id')
        .orderBy('head')
        .execute()
    ).map(({ head, amount }) => [head, amount / -100])

  /** An entrance of Rs. 1,500, and Rs. 2,000 for who is late, which everyone is. */
  const aLateApplicant = async () => {
    const today = todayOf(at)
    return anApplicant(
      at,
      anOpening(at, { applyTo: addDays(today, -1), until: addDays(today, 30) }),
    )
  }

  it('of a fee without parts are its payment type', async () => {
    const sita = await anApplicant(at)
    await take(sita, 1_500)
    expect(await bookedOf(sita)).toEqual([['ENTRANCE', 1_500]])
  })

  it('are filled in order by part payments, and given back as they were', async () => {
    const sita = await aLateApplicant()
    const { body } = await hari.post('/api/v1/processes/cash_fees', {
      C_BPartner_ID: sita.partnerId,
    })
    const { fees } = body['data'] as { fees: readonly { owed: number }[] }
    const late = (fees[0]?.owed ?? 0) / 100 - 1_500
    expect(late).toBeGreaterThan(0)
    await take(sita, 1_400)
    const c_payment_ID = await take(sita, 100 + late)
    const booked = [
      ['ENTRANCE', 1_400],
      ['ENTRANCE', 100],
      ['LATE_FEE', late],
    ]
    expect(await bookedOf(sita)).toEqual(booked)
    const reason = { reason: 'Counted wrongly', reason_ne: 'गन्ती गलत' }
    const proposed = await gita.post('/api/v1/processes/cash_reverse', { c_payment_ID, ...reason })
    const second = await at.staff('administrator')
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await bookedOf(sita)).toEqual([...booked, ['ENTRANCE', -100], ['LATE_FEE', -late]])
  })

  it('are append-only, and an entry that they do not add up to is found', async () => {
    const sita = await anApplicant(at)
    await take(sita, 1_500)
    await expect(
      sql`update ledger_head set amount = 1`.execute(at.database.kysely),
    ).rejects.toThrow(/append-only/)
    const broken = at.database.transaction(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update ledger_head set amount = amount - 1`.execute(transaction)
      throw new Error((await brokenInvariants({ kysely: transaction }, payableKinds)).join('\n'))
    })
    await expect(broken).rejects.toThrow(/I18 heads of income/)
  })
})
