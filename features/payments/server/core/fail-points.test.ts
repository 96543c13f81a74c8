import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { type FailPoint, failPoints, isFailPoint } from './fail-points.ts'
import { aSlip, anApplicant, type Applicant, comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'

const fee = rupees(1_500)
const minute = 60_000
const points = Object.keys(failPoints)
  .filter(isFailPoint)
  .filter((point) => !/^P(1[2-5]|2[0-6])$/.test(point))
const ofVouchers: readonly FailPoint[] = ['P10', 'P11']

/** The deaths of P-09 without the dying: the work ends where the process would. Real ones are e2e/crash/crash-payments.ts. */
describe('work that ends at a fail point', () => {
  let at: TestServer
  let cashier: Person
  let second: Person
  let endsAt: FailPoint | null = null
  const reached = (point: FailPoint) => {
    if (point !== endsAt) return
    endsAt = null
    throw new Error(`the end at ${point}`)
  }
  beforeAll(async () => {
    at = await testServer({ reached })
  })
  beforeEach(async () => {
    cashier = await at.staff('cashier')
    second = await at.staff('cashier')
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  /** Goes as far as possible: a person who gets no answer does not take the next step. */
  async function payByWallet({ getLink }: Applicant): Promise<void> {
    const link = await getLink(fee)
    if (link.status === 200) {
      at.khalti.decide(pidxOf(link), 'pay')
      if (endsAt === 'P8') at.clock.advance(3 * minute)
      else await comeBack(at, pidxOf(link))
    }
    await runJobs()
  }

  async function payByVoucher({ uploadVoucher }: Applicant): Promise<void> {
    const { status, body } = await uploadVoucher(aSlip())
    if (status === 200) await approve(body['C_Payment_ID'])
    await runJobs()
  }

  const approve = (paymentId: unknown) =>
    cashier.post('/api/v1/processes/voucher_approve', { c_payment_ID: paymentId, amount: 1_500 })

  async function approveWaiting(partnerId: number): Promise<void> {
    const waiting = await at.database.kysely
      .selectFrom('voucher as v')
      .innerJoin('c_payment as p', 'p.c_payment_id', 'v.c_payment_id')
      .select('p.c_payment_id')
      .where('p.c_bpartner_id', '=', partnerId)
      .where('v.state', '=', 'SUBMITTED')
      .execute()
    for (const { c_payment_id } of waiting) await approve(c_payment_id)
  }

  async function runJobs(): Promise<void> {
    await at.jobs.runNow('payments').catch(() => {}) // ends where the process would
    await at.jobs.runNow('mail')
  }

  it.each(points)('%s: nothing is lost, nothing is counted twice', async (point) => {
    const sita = await anApplicant(at)
    const pay = ofVouchers.includes(point) ? payByVoucher : payByWallet
    endsAt = point
    await pay(sita)
    expect(endsAt).toBeNull()
    await expectSoundMoney(at.database)
    at.clock.advance(3 * minute)
    await runJobs()
    await pay(sita)
    await approveWaiting(sita.partnerId)
    await runJobs()
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    const money = await at.database.kysely
      .selectFrom('ledger_line')
      .select('amount')
      .where('account', 'in', ['khalti', 'bank'])
      .where('reference_id', '=', sita.applicationId)
      .execute()
    expect(money).toEqual([{ amount: fee }])
    expect(await mailsTo(sita)).toHaveLength(1)
  })

  it('P12: a reversal that ends before it is stored has changed nothing, and is confirmed again', async () => {
    const sita = await anApplicant(at)
    const { body } = await sita.uploadVoucher(aSlip())
    await approve(body['C_Payment_ID'])
    const proposed = await cashier.post('/api/v1/processes/voucher_reverse', {
      c_payment_ID: body['C_Payment_ID'],
      reason: 'Approved in error',
      reason_ne: 'भूलले स्वीकृत',
    })
    endsAt = 'P12'
    expect((await confirm(second, proposed)).status).toBe(500)
    expect(endsAt).toBeNull()
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    await expectSoundMoney(at.database)
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    await runJobs()
    // The receipt, and that it counts no more.
    expect(await mailsTo(sita)).toHaveLength(2)
  })

  it('P20, P21: cash that is taken or taken back, but not stored, has changed nothing', async () => {
    const sita = await anApplicant(at)
    const take = () =>
      cashier.post('/api/v1/processes/cash_take', {
        C_BPartner_ID: sita.partnerId,
        payment_type: 'ENTRANCE',
        payment_reference_id: sita.applicationId,
        amount: 1_500,
        owed: 1_500,
      })
    endsAt = 'P20'
    expect((await take()).status).toBe(500)
    expect(endsAt).toBeNull()
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    const { body } = await take()
    expect(body).toMatchObject({ isError: false })
    const { c_payment_ID } = body['data'] as { c_payment_ID: number }
    const reason = { reason: 'Entered twice', reason_ne: 'दुई पटक राखियो' }
    const proposed = await cashier.post('/api/v1/processes/cash_reverse', {
      c_payment_ID,
      ...reason,
    })
    endsAt = 'P21'
    expect((await confirm(second, proposed)).status).toBe(500)
    expect(endsAt).toBeNull()
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    await expectSoundMoney(at.database)
    expect((await confirm(second, proposed)).body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    await runJobs()
    expect(await mailsTo(sita)).toHaveLength(2)
  })

  async function mailsTo({ partnerId }: Applicant) {
    const { email } = await at.database.kysely
      .selectFrom('ad_user')
      .select('email')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    return at.mailer.sent.filter(({ to }) => to === email)
  }
})
