import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { paisa, rupees } from '#platform/pure/money/money.ts'
import { sweepAttempts } from './sweeper.ts'
import { outcomePath } from '#features/payments/wire/payment-outcome.ts'
import {
  aSlip,
  anApplicant,
  anOpening,
  type Applicant,
  comeBack,
  pidxOf,
} from '#testing/applicant.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'

const fee = rupees(1_500)
const minute = 60_000
const lookup = (facts: object, status = 200) => ({
  status,
  body: {
    total_amount: 150_000,
    status: 'Completed',
    transaction_id: randomUUID(),
    refunded: false,
    ...facts,
  },
})
/** A lookup with the amount as on the wire. */
const lookupText = (total: string | undefined) => ({
  status: 200,
  text: `{${total === undefined ? '' : `"total_amount":${total},`}"status":"Completed","transaction_id":"${randomUUID()}"}`,
})

describe('paying with Khalti', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterEach(async () => {
    delete at.khalti.behaviour.lookup
    delete at.khalti.behaviour.initiate
    await expectSoundMoney(at.database)
  })
  afterAll(() => at.close())

  const ledgerLines = async () => {
    const row = await at.database.kysely
      .selectFrom('ledger_line')
      .select((count) => count.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return row.n
  }
  const attemptOf = async (pidx: string) =>
    at.database.kysely
      .selectFrom('payment_attempt')
      .selectAll()
      .where('pidx', '=', pidx)
      .executeTakeFirstOrThrow()
  const suspenseOf = async ({ applicationId }: Applicant) => {
    const row = await at.database.kysely
      .selectFrom('ledger_line')
      .select((sum) => sum.fn.sum<number | null>('amount').as('total'))
      .where('account', '=', 'suspense')
      .where('reference_id', '=', applicationId)
      .executeTakeFirstOrThrow()
    return paisa(0 - (row.total ?? 0))
  }
  const paid = async (applicant: Applicant, amount = fee) => {
    const pidx = pidxOf(await applicant.getLink(amount))
    at.khalti.decide(pidx, 'pay')
    return pidx
  }

  it('shows a changed fee in the digits of the reader’s language', async () => {
    const sita = await anApplicant(at, await anOpening(at, { name: 'BE Civil Entrance' }))
    const body = {
      amount: 100,
      payment_type: 'ENTRANCE',
      payment_reference_id: sita.applicationId,
    }
    const person = await sita.person()
    const detailIn = async (language: string) =>
      (await person.post('/nou/khaltipay/getlink', body, { 'accept-language': language })).body
    expect(await detailIn('en')).toMatchObject({
      detail: 'Fee updated to Rs. 1,500 due to payment date.',
    })
    expect(await detailIn('ne')).toMatchObject({
      detail: 'भुक्तानी मितिका कारण शुल्क रु. १,५०० भयो।',
    })
  })

  it('P-01: 100 callbacks at once credit once and lead to the same page', async () => {
    const sita = await anApplicant(at)
    const pidx = await paid(sita)
    const answers = await Promise.all(Array.from({ length: 100 }, () => comeBack(at, pidx)))
    expect(
      new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).size,
    ).toBe(1)
    expect(answers[0]?.statusCode).toBe(303)
    const application = await sita.application()
    expect(application).toMatchObject({ feepaid: 1_500, IsPaid: true })
    expect(application['C_Payment']).toHaveLength(1)
  })

  it('P-02: 1,000 replays over three days change nothing', async () => {
    const sita = await anApplicant(at)
    const pidx = await paid(sita)
    await comeBack(at, pidx)
    const before = [await ledgerLines(), await sita.application()]
    const threeDays = 3 * 24 * 60 * minute
    for (let round = 0; round < 100; round++) {
      at.clock.advance(threeDays / 100)
      await Promise.all(Array.from({ length: 10 }, () => comeBack(at, pidx)))
      await sweepAttempts(at.payments)
    }
    at.clock.advance(-threeDays)
    expect([await ledgerLines(), await sita.application()]).toEqual(before)
  })

  it.each([
    [{ status: 'Initiated' }, 200, 'LINK_READY'],
    [{ status: 'Pending' }, 200, 'HELD'],
    [{ status: 'Expired' }, 400, 'EXPIRED'],
    [{ status: 'User canceled' }, 400, 'CANCELED'],
    [{ status: 'User cancelled' }, 200, 'CANCELED'],
    [{ status: 'Failed' }, 200, 'CANCELED'],
    [{ status: 'Refunded', refunded: true }, 200, 'CANCELED'],
    [{ status: 'Partially Refunded' }, 200, 'HELD'],
    [{ status: 'Completed', refunded: true }, 200, 'HELD'],
    [{ status: 'Completed' }, 400, 'LINK_READY'],
    [{ status: 'Completed' }, 404, 'LINK_READY'],
    [{ status: 'Completed' }, 401, 'LINK_READY'],
    [{ status: 'Completed' }, 403, 'LINK_READY'],
    [{ status: 'Completed' }, 500, 'LINK_READY'],
    [{ status: 'Something new' }, 200, 'LINK_READY'],
  ])(
    'P-03: a forged "Completed" counts nothing when the provider says %j with HTTP %d',
    async (...row) => {
      const [facts, status, state] = row
      const sita = await anApplicant(at)
      const pidx = pidxOf(await sita.getLink(fee))
      at.khalti.behaviour.lookup = lookup(facts, status)
      const before = await ledgerLines()
      expect(
        (await comeBack(at, pidx, { total_amount: '150000', transaction_id: 'X' })).statusCode,
      ).toBe(303)
      expect((await attemptOf(pidx)).state).toBe(state)
      expect(await ledgerLines()).toBe(before)
      expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    },
  )

  it.each([
    '-1',
    '0',
    '75000',
    '149999',
    '150001',
    '"150000"',
    'null',
    'true',
    '[150000]',
    '9007199254740993',
    '1e400',
    '150000.5',
    '{}',
    undefined,
  ])('P-04: a completed payment of %s is held, not credited', async (total) => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.khalti.behaviour.lookup = lookupText(total)
    for (let time = 0; time < 2; time++) expect((await comeBack(at, pidx)).statusCode).toBe(303)
    expect((await attemptOf(pidx)).state).toBe('HELD')
    const known = total === '75000' || total === '149999' || total === '150001'
    expect(await suspenseOf(sita)).toBe(known ? Number(total) : 0)
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    expect((await sita.getLink(fee)).status).toBe(409)
    at.khalti.behaviour.lookup = lookup({ transaction_id: `T-${pidx}` })
    await comeBack(at, pidx)
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    expect(await suspenseOf(sita)).toBe(0)
  })

  it('P-04: an exact integer is credited however it is written', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.khalti.behaviour.lookup = lookupText('1.5e5')
    await comeBack(at, pidx)
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
  })

  it('P-05: hints about another payment in the address count nothing', async () => {
    const cheap = await anApplicant(at, anOpening(at, { fee: rupees(10) }))
    const dear = await anApplicant(at)
    const dearLink = await dear.getLink(fee)
    const pidx = await paid(cheap, rupees(10))
    const attempt = String(dearLink.body['attempt'])
    await comeBack(at, pidx, {
      purchase_order_id: attempt,
      total_amount: '150000',
      payment_reference_id: String(dear.applicationId),
    })
    await comeBack(at, pidxOf(dearLink), { transaction_id: 'T', total_amount: '1000' })
    expect(await cheap.application()).toMatchObject({ feepaid: 10, IsPaid: true })
    expect(await dear.application()).toMatchObject({ feepaid: 0, IsPaid: false })
  })

  it('P-05: a payment for another’s application is not started, as for one that does not exist', async () => {
    const [sita, gita] = [await anApplicant(at), await anApplicant(at)]
    const foreign = { payment_reference_id: gita.applicationId }
    const missing = { payment_reference_id: 999_999_999 }
    const before = at.khalti.initiated()
    const links = [await sita.getLink(fee, foreign), await sita.getLink(fee, missing)]
    const slips = [
      await sita.uploadVoucher(aSlip(), foreign),
      await sita.uploadVoucher(aSlip(), missing),
    ]
    for (const [one, other] of [links, slips])
      expect([one?.status, one?.text]).toEqual([404, other?.text])
    expect(at.khalti.initiated()).toBe(before)
    expect(await gita.application()).toMatchObject({ isPending: false })
  })

  it('P-06: ids no provider gives are not even asked about', async () => {
    at.khalti.behaviour.lookup = lookup({})
    const before = await ledgerLines()
    for (const pidx of ['unknown', '', "' or 1=1 --", 'x'.repeat(5_000)]) {
      const back = await comeBack(at, pidx)
      expect([back.statusCode, back.headers.location]).toEqual([303, '/'])
    }
    const twice = await at.app.inject({
      method: 'GET',
      url: '/nou/khaltipay/success?pidx=a&pidx=b',
    })
    expect(twice.statusCode).toBe(303)
    expect(await ledgerLines()).toBe(before)
  })

  it('P-07: money that arrives after we called it expired is credited once', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.khalti.behaviour.lookup = lookup({ status: 'Expired' }, 400)
    await comeBack(at, pidx)
    expect((await attemptOf(pidx)).state).toBe('EXPIRED')
    at.khalti.behaviour.lookup = lookup({ transaction_id: `late-${pidx}` })
    await comeBack(at, pidx)
    await comeBack(at, pidx)
    expect(await sita.application()).toMatchObject({ feepaid: 1_500, IsPaid: true })
    const { payment_attempt_id } = await attemptOf(pidx)
    const events = await at.database.kysely
      .selectFrom('payment_event')
      .select(['state', 'cause'])
      .where('payment_attempt_id', '=', payment_attempt_id)
      .orderBy('payment_event_id')
      .execute()
    expect(events.map(({ state }) => state)).toEqual([
      'LINK_REQUESTED',
      'LINK_READY',
      'EXPIRED',
      'PAID',
    ])
    expect(events.at(-1)?.cause).toContain('corrected')
  })

  it('one transaction of the provider pays one attempt; a second with it is held', async () => {
    const [sita, gita] = [await anApplicant(at), await anApplicant(at)]
    const [first, second] = [pidxOf(await sita.getLink(fee)), pidxOf(await gita.getLink(fee))]
    at.khalti.behaviour.lookup = lookup({ transaction_id: `same-${first}` })
    for (const pidx of [first, second, second])
      expect((await comeBack(at, pidx)).statusCode).toBe(303)
    expect(await sita.application()).toMatchObject({ IsPaid: true })
    expect(await gita.application()).toMatchObject({ IsPaid: false, feepaid: 0 })
    expect((await attemptOf(second)).state).toBe('HELD')
  })

  it('P-13: the amount of the link is honoured after the fee moved; a new link asks for the new fee', async () => {
    const opening = await anOpening(at, { applyTo: todayOf(at), until: addDays(todayOf(at), 5) })
    const [early, late] = [await anApplicant(at, opening), await anApplicant(at, opening)]
    at.clock.travelTo(todayOf(at), '23:50:00.000')
    const pidx = await paid(early)
    at.clock.advance(20 * minute)
    await comeBack(at, pidx)
    expect(await early.application()).toMatchObject({
      totalfee: 1_500,
      feepaid: 1_500,
      IsPaid: true,
    })
    expect(await late.getLink(fee)).toMatchObject({
      status: 409,
      body: { error: 'Fee updated to Rs. 2,000 due to payment date.' },
    })
    expect((await late.getLink(rupees(2_000))).status).toBe(200)
  })

  it('P-13: a fee that staff moved supersedes the old link, and both are still watched', async () => {
    const sita = await anApplicant(at)
    const old = pidxOf(await sita.getLink(fee))
    await at.database.kysely
      .updateTable('n_entrance_open')
      .set({ examfee: rupees(1_800) })
      .where('n_entrance_open_id', '=', sita.openingId)
      .execute()
    expect((await sita.getLink(fee)).body['error']).toBe(
      'Fee updated to Rs. 1,800 due to payment date.',
    )
    const fresh = pidxOf(await sita.getLink(rupees(1_800)))
    expect((await attemptOf(old)).state).toBe('SUPERSEDED')
    at.khalti.decide(old, 'pay')
    await comeBack(at, old)
    expect(await sita.application()).toMatchObject({
      totalfee: 1_800,
      feepaid: 1_500,
      IsPaid: false,
    })
    at.khalti.decide(fresh, 'pay')
    await comeBack(at, fresh)
    expect(await sita.application()).toMatchObject({ feepaid: 1_800, IsPaid: true })
    expect(await suspenseOf(sita)).toBe(rupees(1_500))
  })

  it('P-14: 50 requests for a link at once are one attempt, one call and one link', async () => {
    const sita = await anApplicant(at)
    const before = at.khalti.initiated()
    const links = await Promise.all(Array.from({ length: 50 }, () => sita.getLink(fee)))
    expect(new Set(links.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(links[0]?.status).toBe(200)
    expect(at.khalti.initiated() - before).toBe(1)
  })

  it('P-15: to the millisecond in Nepal: the late fee from the day after apply_to, nothing after apply_uptolate', async () => {
    const [regular, late] = [todayOf(at), addDays(todayOf(at), 2)]
    const opening = anOpening(at, { applyTo: regular, until: late })
    const sita = await anApplicant(at, opening)
    const asked = async (day: Day, time: string, amount: number) => {
      at.clock.travelTo(day, time)
      const { status, body } = await sita.getLink(amount)
      return [status, body['error']]
    }
    const moved = 'Fee updated to Rs. 2,000 due to payment date.'
    const closed = 'The last date for this payment has passed.'
    expect(await asked(regular, '23:59:59.999', fee)).toEqual([200, undefined])
    expect(await asked(addDays(regular, 1), '00:00:00.000', fee)).toEqual([409, moved])
    expect(await asked(late, '23:59:59.999', rupees(2_000))).toEqual([200, undefined])
    expect(await asked(addDays(late, 1), '00:00:00.000', rupees(2_000))).toEqual([400, closed])
    expect((await sita.uploadVoucher(aSlip())).status).toBe(400)
    at.clock.travelTo(late, '23:59:59.999')
    expect((await sita.uploadVoucher(aSlip())).status).toBe(200)
    at.clock.travelTo(regular)
  })

  it('P-15: a payment started before the end counts after it, and says that it was late', async () => {
    const today = todayOf(at)
    const sita = await anApplicant(at, anOpening(at, { applyTo: today, until: today }))
    at.clock.travelTo(today, '23:59:59.999')
    const pidx = await paid(sita)
    at.clock.advance(1)
    expect((await sita.getLink(fee)).body).toMatchObject({ code: 'rule/khalti-arrived' })
    await comeBack(at, pidx)
    expect(await sita.application()).toMatchObject({
      feepaid: 1_500,
      IsPaid: true,
      C_Payment: [{ comments: expect.stringContaining('completed after the last date') }],
    })
    at.clock.travelTo(today)
  })

  it('P-10: a voucher approved after Khalti paid goes to suspense', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    const voucher = await sita.uploadVoucher(aSlip())
    expect(voucher.status).toBe(200)
    expect((await sita.getLink(fee)).status).toBe(409)
    at.khalti.decide(pidx, 'pay')
    await comeBack(at, pidx)
    const cashier = await at.staff('cashier')
    const approve = (more: object) =>
      cashier.post('/api/v1/processes/voucher_approve', {
        c_payment_ID: voucher.body['C_Payment_ID'],
        amount: 1_500,
        ...more,
      })
    expect((await approve({})).body).toMatchObject({ code: 'rule/nothing-owed' })
    expect(await suspenseOf(sita)).toBe(0)
    expect((await approve({ to_credit: true })).body).toMatchObject({ isError: false })
    expect(await sita.application()).toMatchObject({
      feepaid: 1_500,
      IsPaid: true,
      isPending: false,
    })
    expect(await suspenseOf(sita)).toBe(fee)
  })

  it('another link after a cancelled one; cancelling changes nothing', async () => {
    const sita = await anApplicant(at)
    const pidx = pidxOf(await sita.getLink(fee))
    at.khalti.decide(pidx, 'cancel')
    await comeBack(at, pidx)
    expect((await attemptOf(pidx)).state).toBe('CANCELED')
    expect(await sita.application()).toMatchObject({ feepaid: 0, IsPaid: false })
    expect(pidxOf(await sita.getLink(fee))).not.toBe(pidx)
  })

  it.each([
    [{ amount: 100 }, 409],
    [{ amount: '150000.0' }, 409],
    [{ amount: 150_000.5 }, 409],
    [{ amount: null }, 409],
    [{ payment_type: 'ADMISSION' }, 404],
    [{ payment_type: 'EXAM_CARD' }, 400],
    [{ payment_type: 'FREE' }, 400],
    [{ payment_reference_id: 999_999_999 }, 404],
    [{ payment_reference_id: 'abc' }, 404],
    [{ payment_reference_id: -1 }, 404],
    [{ payment_reference_id: [1] }, 404],
  ])('T40: the link is refused for %j', async (facts, status) => {
    const sita = await anApplicant(at)
    const before = at.khalti.initiated()
    const answer = await sita.getLink(fee, facts)
    expect(answer).toMatchObject({ status, body: { error: expect.any(String) } })
    expect(at.khalti.initiated()).toBe(before)
  })

  it('T40: the server alone decides what is sent to the provider, whatever the client sent', async () => {
    const sita = await anApplicant(at)
    const link = await sita.getLink(fee, {
      return_url: 'https://evil.example',
      website_url: 'https://evil.example',
      purchase_order_id: 'evil',
      merchant_name: 'evil',
      C_BPartner_ID: 1,
    })
    expect(at.khalti.get(pidxOf(link))).toMatchObject({
      orderId: link.body['attempt'],
      amount: 150_000,
      returnUrl: 'http://portal.test/nou/khaltipay/success',
    })
  })

  it('the status of an attempt is its owner’s to ask', async () => {
    const [sita, other] = [await anApplicant(at), await anApplicant(at)]
    const link = await sita.getLink(fee)
    at.khalti.decide(pidxOf(link), 'pay')
    const path = outcomePath(String(link.body['attempt']))
    const foreign = await (await other.person()).get(path)
    const missing = await (await other.person()).get(outcomePath(randomUUID()))
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect((await (await sita.person()).get(path)).body).toMatchObject({
      outcome: 'paid',
      amount: 1_500,
      transaction_id: expect.stringMatching(/^SIM/),
    })
  })
})
