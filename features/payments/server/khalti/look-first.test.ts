import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { providerFaults } from '#features/payments/testing/provider-faults.ts'
import { openPaymentsPath, outcomePath } from '#features/payments/wire/payment-outcome.ts'
import { aSlip, anApplicant, type Applicant, comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Answer } from '#testing/person.ts'

const fee = rupees(1_500)
const minute = 60_000

describe('a payment that was started before', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ khaltiTimeoutMs: 3_000 })
  })
  afterEach(async () => {
    delete at.khalti.behaviour.fault
    delete at.khalti.behaviour.beforeLookup
    at.clock.advance(minute) // the breaker closes
    await comeBack(at, 'an-answer-closes-the-breaker')
    await expectSoundMoney(at.database)
  })
  afterAll(() => at.close())

  const started = async () => {
    const sita = await anApplicant(at)
    const link = await sita.getLink(fee)
    return { sita, link, pidx: pidxOf(link) }
  }
  const setFee = ({ openingId }: Applicant, examfee: number) =>
    at.database.kysely
      .updateTable('n_entrance_open')
      .set({ examfee })
      .where('n_entrance_open_id', '=', openingId)
      .execute()
  const openPayments = async ({ person }: Applicant) => (await person()).post(openPaymentsPath, {})
  const statusOf = async ({ person }: Applicant, link: Answer) =>
    (await (await person()).get(outcomePath(String(link.body['attempt'])))).body

  describe('and is asked for again', () => {
    it('is credited when the wallet has taken it, and no link is given', async () => {
      const { sita, pidx } = await started()
      at.khalti.decide(pidx, 'pay')
      const before = at.khalti.initiated()
      expect(await sita.getLink(fee)).toMatchObject({
        status: 409,
        body: {
          code: 'rule/khalti-arrived',
          detail: 'Your Khalti payment of Rs. 1,500 has arrived. Do not pay it again.',
        },
      })
      expect(at.khalti.initiated()).toBe(before)
      expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
      await comeBack(at, pidx)
      expect((await sita.application())['C_Payment']).toHaveLength(1)
      expect((await sita.getLink(fee)).body).toMatchObject({ code: 'rule/nothing-owed' })
    })

    it('is credited once by ten presses at once', async () => {
      const { sita, pidx } = await started()
      at.khalti.decide(pidx, 'pay')
      const before = at.khalti.lookedUp()
      const answers = await Promise.all(Array.from({ length: 10 }, () => sita.getLink(fee)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(409))
      expect(at.khalti.lookedUp() - before).toBe(1)
      expect((await sita.application())['C_Payment']).toHaveLength(1)
    })

    it('has its link again while the wallet still waits', async () => {
      const { sita, pidx } = await started()
      expect(pidxOf(await sita.getLink(fee))).toBe(pidx)
    })

    it('has a new link at once when it was cancelled in the wallet', async () => {
      const { sita, pidx } = await started()
      at.khalti.decide(pidx, 'cancel')
      const fresh = pidxOf(await sita.getLink(fee))
      expect(fresh).not.toBe(pidx)
      at.khalti.decide(fresh, 'pay')
      await comeBack(at, fresh)
      expect(await sita.application()).toMatchObject({ IsPaid: true })
    })

    it('is held when the wallet took another sum, and no link is given', async () => {
      const { sita, pidx } = await started()
      at.khalti.change(pidx, { status: 'Completed', amount: rupees(1_000) })
      expect((await sita.getLink(fee)).body).toMatchObject({ code: 'rule/payment-held' })
    })

    it('has its link again while the provider is silent, for the same link pays once', async () => {
      const { sita, pidx } = await started()
      at.khalti.behaviour.fault = providerFaults['HTTP 500']
      const before = at.khalti.initiated()
      expect(pidxOf(await sita.getLink(fee))).toBe(pidx)
      expect(at.khalti.initiated()).toBe(before)
    })

    it('has no second link while it is unknown whether the first was paid', async () => {
      const { sita, pidx } = await started()
      await setFee(sita, rupees(1_800))
      at.khalti.decide(pidx, 'pay')
      at.khalti.behaviour.fault = providerFaults['HTTP 500']
      const before = at.khalti.initiated()
      expect((await sita.getLink(rupees(1_800))).body).toMatchObject({
        code: 'rule/khalti-not-checked',
        detail: expect.stringContaining('Khalti does not say now'),
      })
      expect(at.khalti.initiated()).toBe(before)
      delete at.khalti.behaviour.fault
      at.clock.advance(minute)
      expect((await sita.getLink(rupees(1_800))).body).toMatchObject({
        code: 'rule/khalti-arrived',
      })
      expect(await sita.application()).toMatchObject({ feepaid: 1_500 })
    })

    it('a link that another has superseded is asked about too', async () => {
      const { sita, pidx } = await started()
      await setFee(sita, rupees(1_800))
      const fresh = await sita.getLink(rupees(1_800))
      expect(fresh.status).toBe(200)
      at.khalti.decide(pidx, 'pay')
      at.clock.advance(minute)
      expect((await sita.getLink(rupees(1_800))).body).toMatchObject({
        code: 'rule/khalti-arrived',
      })
      expect(await sita.application()).toMatchObject({ feepaid: 1_500 })
    })

    it('is credited before one that was started later and is answered first', async () => {
      const { sita, link, pidx } = await started()
      await setFee(sita, rupees(1_000))
      const later = await sita.getLink(rupees(1_000))
      for (const each of [pidx, pidxOf(later)]) at.khalti.decide(each, 'pay')
      at.clock.advance(minute)
      at.khalti.behaviour.beforeLookup = async (asked) => asked === pidx && (await wait(300))
      expect((await openPayments(sita)).body).toEqual({ settled: 2 })
      expect(await statusOf(sita, link)).toMatchObject({ amount: 1_500, to_credit: 500 })
      expect(await statusOf(sita, later)).toMatchObject({ amount: 1_000, to_credit: 1_000 })
    })

    it('asks the provider once in four seconds, however often it is pressed', async () => {
      const { sita, pidx, link } = await started()
      const before = at.khalti.lookedUp()
      for (let press = 0; press < 10; press++) {
        expect(pidxOf(await sita.getLink(fee))).toBe(pidx)
        expect(await statusOf(sita, link)).toMatchObject({ outcome: 'not-known' })
        await openPayments(sita)
      }
      expect(at.khalti.lookedUp() - before).toBe(1)
      at.clock.advance(3_999)
      await sita.getLink(fee)
      expect(at.khalti.lookedUp() - before).toBe(1)
      at.clock.advance(1)
      await sita.getLink(fee)
      expect(at.khalti.lookedUp() - before).toBe(2)
    })

    it('is not asked about for another person', async () => {
      const { sita } = await started()
      const gita = await anApplicant(at)
      const before = at.khalti.lookedUp()
      const foreign = await gita.getLink(fee, { payment_reference_id: sita.applicationId })
      expect(foreign.status).toBe(404)
      expect((await openPayments(gita)).body).toEqual({ settled: 0 })
      expect(at.khalti.lookedUp()).toBe(before)
    })

    it('a question whose process has died is asked again', async () => {
      const { sita, pidx } = await started()
      at.khalti.decide(pidx, 'pay')
      await at.database.kysely
        .updateTable('payment_attempt')
        .set({ look: 'asking', looked: new Date(at.clock.nowMs() - 10_000) })
        .where('pidx', '=', pidx)
        .execute()
      expect((await sita.getLink(fee)).body).toMatchObject({ code: 'rule/khalti-arrived' })
    })
  })

  describe('and whose list is opened again', () => {
    it('is credited when the wallet has taken it, and nothing is settled a second time', async () => {
      const { sita, pidx } = await started()
      at.khalti.decide(pidx, 'pay')
      expect((await openPayments(sita)).body).toEqual({ settled: 1 })
      expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
      expect((await openPayments(sita)).body).toEqual({ settled: 0 })
      expect((await sita.application())['C_Payment']).toHaveLength(1)
    })

    it('stays as it is while the wallet waits or the provider is silent', async () => {
      const { sita } = await started()
      expect((await openPayments(sita)).body).toEqual({ settled: 0 })
      at.clock.advance(minute)
      at.khalti.behaviour.fault = providerFaults['HTTP 500']
      expect(await openPayments(sita)).toMatchObject({ status: 200, body: { settled: 0 } })
      expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    })
  })

  it('reports what became of money that was owed no more', async () => {
    const { sita, link, pidx } = await started()
    const voucher = await sita.uploadVoucher(aSlip())
    const cashier = await at.staff('cashier')
    const approve = { c_payment_ID: voucher.body['C_Payment_ID'], amount: 1_000 }
    await cashier.post('/api/v1/processes/voucher_approve', approve)
    at.khalti.decide(pidx, 'pay')
    expect(await statusOf(sita, link)).toMatchObject({
      outcome: 'paid',
      amount: 1_500,
      to_credit: 1_000,
    })
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it('reports no credit where all of it was owed', async () => {
    const { sita, link, pidx } = await started()
    at.khalti.decide(pidx, 'pay')
    const status = await statusOf(sita, link)
    expect(status).toMatchObject({ outcome: 'paid', amount: 1_500 })
    expect(status).not.toHaveProperty('to_credit')
  })
})
