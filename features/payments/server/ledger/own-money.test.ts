import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { sweepAttempts } from '../khalti/sweeper.ts'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'
import { outcomePath } from '#features/payments/wire/payment-outcome.ts'
import {
  aSlip,
  anApplicant,
  anOpening,
  type Applicant,
  comeBack,
  payWithKhalti,
  pidxOf,
} from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'

const fee = rupees(1_500)
const minute = 60_000
const nothing = { credit: 0, held: [], pending: [], open: [], setOffs: [] }

describe('the payments that a student sees', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterEach(async () => {
    delete at.khalti.behaviour.lookup
    await expectSoundMoney(at.database)
  })
  afterAll(() => at.close())

  const applicant = () => anApplicant(at, anOpening(at, { name: 'BE Civil Entrance' }))
  const own = async ({ person }: Applicant) => (await (await person()).get(ownMoneyPath)).body
  const notices = async ({ partnerId }: Applicant, language: 'en' | 'ne' = 'en') => {
    const rows = await at.database.kysely
      .selectFrom('ad_note as n')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'n.ad_user_id')
      .select(['n.textmsg as en', 'n.textmsg_ne as ne'])
      .where('u.c_bpartner_id', '=', partnerId)
      .execute()
    return rows.map((row) => row[language])
  }
  const statusOf = async ({ person }: Applicant, attempt: unknown) =>
    (await (await person()).get(outcomePath(String(attempt)))).body

  it('nothing, while nothing is open; the endpoint needs a session', async () => {
    const sita = await applicant()
    expect(await own(sita)).toEqual(nothing)
    expect((await at.app.inject({ url: ownMoneyPath })).statusCode).toBe(401)
  })

  it('a paid fee: a notice with the receipt, and the outcome leads to it', async () => {
    const sita = await applicant()
    const link = await sita.getLink(fee)
    expect(await own(sita)).toMatchObject({
      open: [{ payment_reference_id: sita.applicationId, amount: 1_500 }],
    })
    at.khalti.decide(pidxOf(link), 'pay')
    const back = await comeBack(at, pidxOf(link))
    expect(back.headers.location).toBe(
      `/entrance?tab=applied&payment=${String(link.body['attempt'])}`,
    )
    const status = await statusOf(sita, link.body['attempt'])
    expect(status).toMatchObject({
      outcome: 'paid',
      receipt_no: expect.stringMatching(/^R-2083\/84-/),
      payment_id: expect.any(Number),
      payment_reference_id: sita.applicationId,
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    })
    expect(await notices(sita)).toEqual([
      expect.stringContaining(`Receipt ${String(status['receipt_no'])}.`),
    ])
    expect(await own(sita)).toEqual(nothing)
  })

  it('a payment the browser never came back from: a notice when it was paid, and when it was not', async () => {
    for (const decision of ['pay', 'cancel'] as const) {
      const sita = await applicant()
      at.khalti.decide(pidxOf(await sita.getLink(fee)), decision)
      at.clock.advance(3 * minute)
      await sweepAttempts(at.payments)
      const words = decision === 'pay' ? 'has arrived' : 'was not completed'
      expect(await notices(sita)).toEqual([expect.stringContaining(words)])
    }
    const ram = await applicant()
    await ram.getLink(fee)
    at.clock.advance(71 * minute)
    await sweepAttempts(at.payments)
    expect(await notices(ram)).toEqual([expect.stringContaining('was not completed')])
  })

  it('more than was owed: a notice, the credit, and a receipt that says credit', async () => {
    const sita = await applicant()
    const saved = await sita.uploadVoucher(aSlip())
    const cashier = await at.staff('cashier')
    const approved = await cashier.post('/api/v1/processes/voucher_approve', {
      c_payment_ID: saved.body['C_Payment_ID'],
      amount: 2_000,
    })
    expect(approved.body).toMatchObject({ isError: false })
    expect(await own(sita)).toEqual({ ...nothing, credit: 500 })
    expect((await notices(sita)).at(-1)).toContain('Rs. 500 is to your credit')
    expect((await notices(sita, 'ne')).at(-1)).toContain('रु. ५०० तपाईंको जम्मा छ')
    const student = await sita.person()
    const receipt = await student.post('/api/v1/processes/payment_receipt', {
      c_payment_ID: saved.body['C_Payment_ID'],
    })
    const text = pdfText(Buffer.from(String(receipt.body['exportFile']), 'base64'))
    expect(text).toContain('To your credit')
    expect(text).not.toContain('Nothing to pay')
    const exact = await applicant()
    await payWithKhalti(at, exact, fee)
    expect(await own(exact)).toEqual(nothing)
  })

  it('another sum than requested: held, announced, and shown with a reference', async () => {
    const sita = await applicant()
    const link = await sita.getLink(fee)
    at.khalti.decide(pidxOf(link), 'pay')
    at.khalti.change(pidxOf(link), { amount: 99_900 })
    await comeBack(at, pidxOf(link))
    const { reference } = await statusOf(sita, link.body['attempt'])
    expect(await statusOf(sita, link.body['attempt'])).toMatchObject({
      outcome: 'held',
      amount: 999,
    })
    const held = {
      payment_type: 'ENTRANCE',
      payment_reference_id: sita.applicationId,
      name: { en: 'BE Civil Entrance', ne: 'BE Civil Entrance' },
      amount: 999,
      reference,
    }
    expect(await own(sita)).toEqual({ ...nothing, held: [held] })
    expect(await notices(sita)).toEqual([expect.stringContaining('Do not pay again.')])
  })

  it('one the provider has not decided: pending, and invisible to other students', async () => {
    const sita = await applicant()
    const link = await sita.getLink(fee)
    at.khalti.change(pidxOf(link), { status: 'Pending' })
    await comeBack(at, pidxOf(link))
    expect(await own(sita)).toMatchObject({ held: [], pending: [{ amount: 1_500 }], open: [] })
    expect(await own(await applicant())).toEqual(nothing)
  })
})
