import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { khaltiClient } from './khalti-client.ts'
import { sweepAttempts } from './sweeper.ts'
import { providerFaults } from '#features/payments/testing/provider-faults.ts'
import { anApplicant, anOpening, type Applicant, comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'

const fee = rupees(1_500)
const minute = 60_000
/** Payments under way while each fault lasts; `CHAOS_PAYMENTS=200` is SECURITY S13's 4,000. */
const paymentsPerFault = Number(process.env['CHAOS_PAYMENTS'] ?? 2)
const faults = ['connection refused', ...Object.keys(providerFaults)]

describe('while Khalti is away', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ khaltiTimeoutMs: 3_000 })
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  it('P-08: the link is refused in time, the student may try again, and nothing is stuck', async () => {
    const sita = await anApplicant(at)
    at.khalti.behaviour.fault = providerFaults.silence
    const began = performance.now()
    expect(await sita.getLink(fee)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
      body: { error: expect.any(String) },
    })
    expect(performance.now() - began).toBeLessThan(6_000)
    delete at.khalti.behaviour.fault
    for (const initiate of [
      { status: 500, body: {} },
      { status: 502, body: '<html>' },
      { status: 200, body: { pidx: 7 } },
      {
        status: 200,
        body: {
          pidx: 'x',
          payment_url: 'https://evil.example/pay',
          expires_at: '2030-01-01T00:00:00Z',
        },
      },
      { status: 400, body: { amount: ['no'] } },
      { status: 200, body: { pidx: 'x'.repeat(70_000) } },
    ]) {
      at.khalti.behaviour.initiate = initiate
      expect((await sita.getLink(fee)).status).toBe(503)
    }
    delete at.khalti.behaviour.initiate
    expect((await sita.getLink(fee)).status).toBe(200)
  })

  it('P-08: what was paid meanwhile is known 15 minutes after it is back', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.khalti.decide(pidx, 'pay')
    at.khalti.behaviour.lookup = { status: 502, body: 'Bad gateway' }
    expect((await comeBack(at, pidx)).statusCode).toBe(303)
    for (let passed = 0; passed < 40; passed++) {
      at.clock.advance(minute)
      await sweepAttempts(at.payments)
    }
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    delete at.khalti.behaviour.lookup
    for (let passed = 0; passed < 15; passed++) {
      at.clock.advance(minute)
      await sweepAttempts(at.payments)
    }
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it('P-08: away at the very last look, it is asked until it answers', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.khalti.decide(pidx, 'pay')
    at.khalti.behaviour.lookup = { status: 500, body: {} }
    at.clock.advance(73 * 60 * minute)
    await sweepAttempts(at.payments)
    delete at.khalti.behaviour.lookup
    at.clock.advance(5 * minute)
    await sweepAttempts(at.payments)
    const attempt = await at.database.kysely
      .selectFrom('payment_attempt')
      .select('state')
      .where('pidx', '=', pidx)
      .executeTakeFirstOrThrow()
    expect(attempt.state).toBe('PAID')
  })

  it('a crash between asking and storing never blocks the student', async () => {
    const sita = await anApplicant(at)
    const now = new Date(at.clock.nowMs())
    const id = '11111111-1111-4111-8111-111111111111'
    await at.database.kysely
      .insertInto('payment_attempt')
      .values({
        payment_attempt_id: id,
        c_bpartner_id: sita.partnerId,
        payment_type: 'ENTRANCE',
        reference_id: sita.applicationId,
        amount: fee,
        state: 'LINK_REQUESTED',
        next_check: now,
        created: now,
        updated: now,
      })
      .execute()
    await at.database.kysely
      .insertInto('payment_event')
      .values({
        payment_attempt_id: id,
        state: 'LINK_REQUESTED',
        cause: 'test',
        detail: '{}',
        happened: now,
      })
      .execute()
    at.clock.advance(2 * minute)
    await sweepAttempts(at.payments)
    expect((await sita.getLink(fee)).status).toBe(200)
  })
})

describe('P-08, S13: while Khalti misbehaves', () => {
  let at: TestServer
  let opening: number
  beforeAll(async () => {
    at = await testServer({ khaltiTimeoutMs: 1_000 })
    opening = await anOpening(at)
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const begin = async (fault: string) => {
    if (fault === 'connection refused') await at.khalti.goAway()
    const listener = Object.entries(providerFaults).find(([name]) => name === fault)?.[1]
    if (listener !== undefined) at.khalti.behaviour.fault = listener
  }
  const end = async (fault: string) => {
    delete at.khalti.behaviour.fault
    if (fault === 'connection refused') await at.khalti.comeBack()
  }
  const linked = async () => {
    const applicant = await anApplicant(at, opening)
    const pidx = pidxOf(await applicant.getLink(fee))
    at.khalti.decide(pidx, 'pay')
    return { applicant, pidx }
  }
  const statusNow = async ({ applicationId }: Applicant) =>
    at.database.kysely
      .selectFrom('n_entrance_reg')
      .select(['feepaid', 'ispaid'])
      .where('n_entrance_reg_id', '=', applicationId)
      .executeTakeFirstOrThrow()

  it.each(faults)(
    '%s: nothing credited, a quick no to new links, all paid after it is back',
    async (fault) => {
      const payments = []
      for (let each = 0; each < paymentsPerFault; each++) payments.push(await linked())
      const late = await anApplicant(at, opening)
      await begin(fault)
      const began = performance.now()
      expect((await late.getLink(fee)).status).toBe(503)
      expect(performance.now() - began).toBeLessThan(6_000)
      for (const { applicant, pidx } of payments) {
        expect((await comeBack(at, pidx)).statusCode).toBe(303)
        expect(await statusNow(applicant)).toEqual({ feepaid: 0, ispaid: false })
      }
      await end(fault)
      for (let passed = 0; passed < 15; passed++) {
        at.clock.advance(minute)
        for (let due = 0; due < paymentsPerFault; due += 50) await sweepAttempts(at.payments)
      }
      for (const { applicant } of payments)
        expect(await statusNow(applicant)).toEqual({ feepaid: fee, ispaid: true })
      expect((await late.getLink(fee)).status).toBe(200)
    },
    120_000 + paymentsPerFault * 1_000,
  )
})

describe('P-08: the breaker', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ khaltiTimeoutMs: 1_500 })
  })
  afterAll(() => at.close())

  it('opens after five unanswered calls and lets one through half a minute later', async () => {
    const applicants = []
    for (let each = 0; each < 8; each++) applicants.push(await anApplicant(at))
    at.khalti.behaviour.fault = providerFaults['HTTP 502 in HTML']
    const before = at.khalti.initiated()
    for (const each of applicants) expect((await each.getLink(fee)).status).toBe(503)
    expect(at.khalti.initiated() - before).toBe(5)
    at.clock.advance(30_000)
    for (const each of applicants) expect((await each.getLink(fee)).status).toBe(503)
    expect(at.khalti.initiated() - before).toBe(6)
    delete at.khalti.behaviour.fault
    at.clock.advance(30_000)
    for (const each of applicants) expect((await each.getLink(fee)).status).toBe(200)
  })

  it('is not opened by ids the provider does not know', async () => {
    const sita = await anApplicant(at)
    for (let guess = 0; guess < 10; guess++) await comeBack(at, `guess-${guess}-guess`)
    expect((await sita.getLink(fee)).status).toBe(200)
  })

  it('other requests do not wait for a provider that is silent', async () => {
    const waiting = []
    for (let each = 0; each < 4; each++) waiting.push(await anApplicant(at))
    const other = await (await anApplicant(at)).person()
    at.khalti.behaviour.fault = providerFaults.silence
    const links = Promise.all(waiting.map((each) => each.getLink(fee)))
    const times: number[] = []
    for (let request = 0; request < 100; request++) {
      const began = performance.now()
      expect((await other.get('/api/v1/models/n_entrance_reg')).status).toBe(200)
      times.push(performance.now() - began)
    }
    times.sort((one, other) => one - other)
    expect(times[98]).toBeLessThan(500)
    for (const { status } of await links) expect(status).toBe(503)
    delete at.khalti.behaviour.fault
  })
})

describe('P-08: the Khalti client', () => {
  const clientOf = (apiUrl: string) =>
    khaltiClient({ apiUrl, payHosts: ['x'], secretKey: 'k', timeoutMs: 300 })

  it.each(Object.entries(providerFaults))('calls %s unknown, in time', async (_, answer) => {
    const server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    for (const apiUrl of [`http://${host}/`, `https://${host}/`]) {
      expect((await clientOf(apiUrl).lookup('x')).is).toBe('unknown')
      expect((await clientOf(apiUrl).initiate(command)).is).toBe('unknown')
    }
    server.closeAllConnections()
    server.close()
    expect((await clientOf(`http://${host}/`).lookup('x')).is).toBe('unknown')
  })
})

const command = {
  orderId: 'a',
  orderName: 'b',
  amountPaisa: 1_000,
  returnUrl: 'http://portal.test/',
  websiteUrl: 'http://portal.test',
  merchant: { name: 'LTU', email: 'help@ltu.example' },
  customer: { name: 'Sita', email: 'sita@example.com' },
}
