import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant, anOpening, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { proposalRead } from '#testing/proposals-in-tests.ts'
import { anAccount, newestRefund, sendToBank } from '#features/payments/testing/refunds-in-tests.ts'
import { ownMoneyPath } from '#features/payments/wire/own-money.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'

const reason = { reason: 'Too few applicants.', reason_ne: 'आवेदक थोरै भए।' }

describe('withdrawing an opening', () => {
  let at: TestServer
  let hari: Person
  let sarita: Person
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    hari = await at.staff('registrar')
    sarita = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const which = (id: number) => ({ model: 'n_entrance_open', record_ID: id })
  const propose = (id: number, by = hari) =>
    by.post(processPath('opening_withdraw'), { ...which(id), ...reason })
  const read = async (id: number) =>
    (await hari.post(processPath('opening_withdrawal_read'), which(id))).body['data']
  const noticesOf = async (person: Person) => {
    const { body } = await person.get('/api/v1/models/ad_note')
    return JSON.stringify(body['records'])
  }

  it('ends unpaid applications with a notice, makes paid ones credit, and waits for a voucher', async () => {
    const opening = await anOpening(at, { name: 'Civil Entrance' })
    const unpaid = await anApplicant(at, opening)
    const paid = await anApplicant(at, opening)
    const waiting = await anApplicant(at, opening)
    await payWithKhalti(at, paid, 150_000)
    await waiting.uploadVoucher(aSlip())
    expect(await read(opening)).toEqual({
      unpaid: 2,
      paid: 1,
      credited: 150_000,
      refunds: {
        khalti: { count: 1, sum: 150_000 },
        bank: { count: 0, sum: 0 },
        credit: 0,
      },
      proposedBy: null,
      withdrawn: null,
    })
    const proposed = await propose(opening)
    expect(await read(opening)).toMatchObject({ proposedBy: 'registrar person' })
    expect((await confirm(hari, proposed)).body['isError']).toBe(true)
    expect(await unpaid.application()).toMatchObject({ DocStatus: { id: 'DR' } })
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    await at.jobs.runNow('applications')

    expect(await unpaid.application()).toMatchObject({ DocStatus: { id: 'CL' } })
    expect(await paid.application()).toMatchObject({ DocStatus: { id: 'CL' }, feepaid: 0 })
    expect(await waiting.application()).toMatchObject({ DocStatus: { id: 'DR' } })
    expect(await noticesOf(await unpaid.person())).toContain(
      'Civil Entrance: the university withdrew this opening. Too few applicants.',
    )
    expect(await noticesOf(await paid.person())).toContain('you paid are your credit now')
    await expectSoundMoney(at.database)
    await at.jobs.runNow('applications')
    expect(await read(opening)).toMatchObject({
      unpaid: 1,
      paid: 0,
      withdrawn: { en: reason.reason, ne: reason.reason_ne },
    })
  })

  it('gives money back the way it came, if that was proposed, and asks for the account once', async () => {
    const opening = await anOpening(at, { name: 'Civil Entrance' })
    const byKhalti = await anApplicant(at, opening)
    const byVoucher = await anApplicant(at, opening)
    const unpaid = await anApplicant(at, opening)
    const pidx = await payWithKhalti(at, byKhalti, 150_000)
    const cashier = await at.staff('cashier')
    const { body } = await byVoucher.uploadVoucher(aSlip())
    const c_payment_ID = body['C_Payment_ID']
    await cashier.post(processPath('voucher_approve'), { c_payment_ID, amount: 2_000 })
    const proposed = await hari.post(processPath('opening_withdraw'), {
      ...which(opening),
      ...reason,
      money: 'refund',
    })
    const { view } = await proposalRead(sarita, proposed)
    expect(view?.fields.slice(-3).map(({ proposed: value }) => value)).toMatchObject([
      { en: '1 refund, Rs. 1,500' },
      { en: '1 refund, Rs. 1,500' },
      { paisa: 0 },
    ])
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    await at.jobs.runNow('applications')
    await at.jobs.runNow('applications')
    await at.jobs.runNow('refunds')

    expect(at.khalti.get(pidx)?.status).toBe('Refunded')
    const own = async (applicant: typeof unpaid) =>
      (await (await applicant.person()).post(processPath('own_refunds'), {})).body['data']
    expect(await own(byKhalti)).toMatchObject({ refunds: [{ state: 'SENT', amount: 150_000 }] })
    expect(await own(byVoucher)).toMatchObject({
      refunds: [{ state: 'NEEDS_ACCOUNT', amount: 150_000 }],
    })
    expect(await own(unpaid)).toEqual({ refunds: [] })
    const notices = await noticesOf(await byVoucher.person())
    expect(notices).toContain('you paid go back to you')
    expect(notices).toContain('Give the cashier the details of your bank account')
    // The part beyond the fee stays credit.
    const money = await (await byVoucher.person()).get(ownMoneyPath)
    expect(money.body['credit']).toBe(500)
    await expectSoundMoney(at.database)

    const { id } = (await newestRefund(cashier, 'open')) ?? {}
    const given = await cashier.post(processPath('refund_account'), { refund_ID: id, ...anAccount })
    const second = await at.staff('cashier')
    expect((await confirm(second, given)).body['isError']).toBe(false)
    expect(await own(byVoucher)).toMatchObject({ refunds: [{ state: 'APPROVED', ending: '3040' }] })
    await sendToBank(cashier, { by: second, on: todayOf(at) })
    expect(await own(byVoucher)).toMatchObject({ refunds: [{ state: 'SENT' }] })
    await expectSoundMoney(at.database)
  })

  it('gives cash back by bank, and nothing of cash that was taken back', async () => {
    const opening = await anOpening(at, { name: 'Civil Entrance' })
    const cashier = await at.staff('cashier')
    const inCash = async () => {
      const applicant = await anApplicant(at, opening)
      const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicant.applicationId }
      const taken = { C_BPartner_ID: applicant.partnerId, ...fee, amount: 1_500, owed: 1_500 }
      const { body } = await cashier.post(processPath('cash_take'), taken)
      return { applicant, payment: body['data'] as { c_payment_ID: number } }
    }
    const { applicant } = await inCash()
    const { payment } = await inCash()
    const back = await cashier.post(processPath('cash_reverse'), { ...payment, ...reason })
    at.clock.advance(30_000) // a code counts once
    expect((await confirm(await at.staff('cashier'), back)).body['isError']).toBe(false)
    expect(await read(opening)).toMatchObject({
      paid: 1,
      refunds: { bank: { count: 1, sum: 150_000 }, credit: 0 },
    })
    const command = { ...which(opening), ...reason, money: 'refund' }
    const proposed = await hari.post(processPath('opening_withdraw'), command)
    at.clock.advance(30_000)
    expect((await confirm(sarita, proposed)).body['isError']).toBe(false)
    await at.jobs.runNow('applications')
    const { body } = await (await applicant.person()).post(processPath('own_refunds'), {})
    expect(body['data']).toMatchObject({
      refunds: [{ state: 'NEEDS_ACCOUNT', amount: 150_000 }],
    })
    await expectSoundMoney(at.database)
  })

  it('takes no further application, and its days are over', async () => {
    const opening = await anOpening(at)
    await anApplicant(at, opening)
    expect((await confirm(sarita, await propose(opening))).body['isError']).toBe(false)
    const newcomer = await at.signIn((await at.student()).email)
    const refused = await newcomer.post('/api/v1/models/n_entrance_reg', {
      n_entrance_open_ID: opening,
    })
    expect(refused.body['code']).toBe('rule/opening-gone')
    const { body } = await newcomer.get(`/api/v1/models/n_entrance_open/${opening}`)
    expect(String(body['apply_uptolate']) < todayOf(at)).toBe(true)
    expect((await propose(opening)).body['code']).toBe('rule/opening-withdrawn')
  })

  it('is refused without reasons, without applications, and for what is no opening', async () => {
    const opening = await anOpening(at)
    expect((await propose(opening)).body['code']).toBe('rule/none-applied')
    await anApplicant(at, opening)
    const empty = await hari.post(processPath('opening_withdraw'), {
      ...which(opening),
      reason: 'Why',
      reason_ne: '',
    })
    expect(empty.body['code']).toBe('plan/wrong-argument')
    const faculty = { model: 'n_faculty', record_ID: 1_000_000 }
    const wrong = await hari.post(processPath('opening_withdraw'), { ...faculty, ...reason })
    expect(wrong.body['code']).toBe('rule/no-opening')
    const cashier = await at.staff('cashier')
    expect((await propose(opening, cashier)).status).toBe(403)
  })
})
